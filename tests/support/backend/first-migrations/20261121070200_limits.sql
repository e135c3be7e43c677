-- Abuse limits that hold across every instance of the site, because the count is kept here.
-- An address gets at most so many accepted submissions of one kind an hour, which also caps its
-- confirmation mails; the same submission twice within a minute is stored once; a new and a known
-- newsletter address get the same answer.

-- Digests only: the table says nothing about who wrote what.
create table private.attempts (
  sender bytea not null,
  content bytea not null,
  at timestamptz not null default now()
);
create index attempts_sender on private.attempts (sender, at);
create index attempts_at on private.attempts (at);
alter table private.attempts enable row level security;

-- False when the same content came within the last minute. Raises PT429, which the data API turns
-- into HTTP 429, beyond `hourly` attempts. A refused attempt rolls back and so does not count.
create function private.admit(kind text, address text, content jsonb, hourly integer)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  who bytea := sha256(convert_to(kind || ' ' || lower(btrim(address)), 'UTF8'));
  what bytea := sha256(convert_to(content::text, 'UTF8'));
  repeated boolean;
begin
  -- Two copies sent at the same moment must see each other.
  perform pg_advisory_xact_lock(hashtextextended(encode(who, 'hex'), 0));
  delete from private.attempts where ctid in (
    select ctid from private.attempts where at < now() - interval '1 hour'
    limit 100 for update skip locked
  );
  if (
    select count(*) from private.attempts a
    where a.sender = who and a.at > now() - interval '1 hour'
  ) >= hourly then
    raise exception using errcode = 'PT429',
      message = 'Too many submissions from this email address. Please try again in an hour.';
  end if;
  repeated := exists (
    select from private.attempts a
    where a.sender = who and a.content = what and a.at > now() - interval '1 minute'
  );
  insert into private.attempts (sender, content) values (who, what);
  return not repeated;
end $$;

create function private.receive_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.admit(
    'enquiry', new.email,
    jsonb_build_array(new.name, new.organization, new.phone, new.service, new.message),
    tg_argv[0]::integer
  ) then
    return new;
  end if;
  return null;
end $$;

create function private.receive_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A second upload of the same file has another name and the same digest.
  file text := coalesce(
    (
      select o.metadata ->> 'eTag' from storage.objects o
      where o.bucket_id = 'resumes' and o.name = new.resume_path
    ),
    new.resume_path
  );
begin
  if private.admit(
    'application', new.email,
    jsonb_build_array(
      new.first_name, new.last_name, new.phone, new.location, new.position, new.experience,
      new.availability, new.salary, new.linked_in, new.portfolio, new.cover_letter, file
    ),
    tg_argv[0]::integer
  ) and not exists (
    select from public.careers_applications a where a.resume_path = new.resume_path
  ) then
    return new;
  end if;
  return null;
end $$;

-- Does the upsert itself, as the owner, and leaves nothing for the visitor's statement to do: so
-- that statement needs no sight of the list, and cannot tell a known address from a new one.
create function private.receive_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(new.email));
begin
  -- The policy is not asked about a row that the trigger keeps back.
  if new.status is distinct from 'active' then
    raise exception using errcode = '42501',
      message = 'new row violates row-level security policy for table "subscribers"';
  end if;
  perform private.admit('subscriber', address, to_jsonb(address), tg_argv[0]::integer);
  insert into public.subscribers as known (email, name, status)
  values (address, new.name, 'active')
  on conflict (email) do update set updated_at = now() where known.status = 'active';
  return null;
end $$;

revoke execute on function
  private.admit(text, text, jsonb, integer), private.receive_enquiry(),
  private.receive_application(), private.receive_subscriber()
from public;

create trigger receive before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.receive_enquiry(5);
create trigger receive before insert on public.careers_applications
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.receive_application(5);
create trigger receive before insert on public.subscribers
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.receive_subscriber(5);
