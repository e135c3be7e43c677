-- What visitors send (SPEC §3). They add rows and do nothing else: only the firm reads, changes or
-- removes them. The email pattern is the simple one of SPEC §5, as browser and server check it.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254),
  organization text check (length(organization) <= 200),
  phone text check (length(phone) <= 50),
  service text check (length(service) <= 200),
  message text not null check (btrim(message) <> '' and length(message) <= 20000),
  created_at timestamptz not null default now(),
  -- Retention spares the row until this date.
  keep_until date,
  -- The provider has accepted the notice to the firm (public.claim_notice).
  notified_at timestamptz,
  notice_tried_at timestamptz
);
create index contact_submissions_email on public.contact_submissions (lower(email), created_at);

create table public.subscribers (
  email text primary key check (
    email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254 and email = lower(email)
  ),
  name text not null default '' check (length(name) <= 200),
  -- An unsubscribed address may come back. A suppressed one (its mail came back, it complained, or
  -- asked to be erased) stays suppressed, whoever enters it.
  status text not null default 'active' check (status in ('active', 'unsubscribed', 'suppressed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Stands for the address in links (private.unsubscribe_link).
  id uuid not null unique default gen_random_uuid(),
  -- The provider has accepted the welcome mail (public.claim_welcome).
  welcomed_at timestamptz,
  welcome_tried_at timestamptz,
  -- The status that the mail provider's contact list has (public.claim_contact).
  listed_as text,
  list_tried_at timestamptz
);

create table public.careers_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (btrim(first_name) <> '' and length(first_name) <= 100),
  last_name text not null check (btrim(last_name) <> '' and length(last_name) <= 100),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254),
  phone text not null check (length(phone) <= 50),
  location text not null check (length(location) <= 200),
  position text check (length(position) <= 200),
  experience text not null check (length(experience) <= 100),
  availability text not null check (length(availability) <= 100),
  salary text check (length(salary) <= 100),
  linked_in text check (length(linked_in) <= 2000),
  portfolio text check (length(portfolio) <= 2000),
  cover_letter text not null check (length(cover_letter) <= 20000),
  -- Staff open it: it leads to the file of `resume_path` and nowhere else.
  resume_url text not null check (length(resume_url) <= 2000),
  resume_path text not null check (length(resume_path) between 1 and 300),
  created_at timestamptz not null default now(),
  -- Retention spares the row until this date.
  keep_until date,
  -- Staff set the date of the decision, from which retention counts.
  decided_at timestamptz,
  -- The provider has accepted the notice to the firm (public.claim_notice).
  notified_at timestamptz,
  notice_tried_at timestamptz,
  constraint careers_applications_resume check (
    resume_url ~ '^https?://[^/?#@\\\s]+/storage/v1/object/public/resumes/[^/?#]+(\?download=)?$'
    and split_part(split_part(resume_url, '/public/resumes/', 2), '?', 1) = resume_path
  )
);
create index careers_applications_email on public.careers_applications (lower(email), created_at);
create index careers_applications_resume on public.careers_applications (resume_path);

-- What corrections replaced (private.receive_application). It goes with the row that replaced it.
create table private.replaced_applications (
  application jsonb not null,
  replaced_at timestamptz not null default now(),
  replaced_by uuid not null references public.careers_applications (id) on delete cascade
    deferrable initially deferred
);
create index replaced_applications_by on private.replaced_applications (replaced_by);
alter table private.replaced_applications enable row level security;

revoke all on public.contact_submissions, public.subscribers, public.careers_applications
  from public, anon, authenticated, service_role;
grant select, insert, update, delete
  on public.contact_submissions, public.subscribers, public.careers_applications to service_role;

grant insert (name, email, organization, phone, service, message)
  on public.contact_submissions to anon, authenticated;
grant insert (
  first_name, last_name, email, phone, location, position, experience, availability, salary,
  linked_in, portfolio, cover_letter, resume_url, resume_path
) on public.careers_applications to anon, authenticated;
-- `insert … on conflict (email) do update` asks for all three privileges before it runs. Without a
-- policy for select or update they reach no row.
grant insert (email, name, status), select (email, name, status), update (email, name, status)
  on public.subscribers to anon, authenticated;

alter table public.contact_submissions enable row level security;
alter table public.subscribers enable row level security;
alter table public.careers_applications enable row level security;

create policy "visitors send inquiries, dated now" on public.contact_submissions
  for insert to anon, authenticated with check (created_at = now());
create policy "visitors apply, dated now" on public.careers_applications
  for insert to anon, authenticated with check (created_at = now());
create policy "visitors subscribe as active" on public.subscribers
  for insert to anon, authenticated with check (status = 'active');

-- deploy/check.sh sends an inquiry from this address every few minutes to test the whole path of a
-- form. The row passes grants and is dropped: staff never see it, and it needs no hourly limit.
-- Triggers run in the order of their names; this one runs before `receive`.
create function private.drop_synthetic_check() returns trigger
language plpgsql set search_path = '' as $$
begin
  return null;
end $$;
revoke execute on function private.drop_synthetic_check() from public;

create trigger drop_synthetic_check before insert on public.contact_submissions
  for each row when (new.email = 'synthetic-check@example.com')
  execute function private.drop_synthetic_check();
