-- The same inquiry or application within a day is stored once (docs/decisions/forms.md). The whole
-- row is compared with those that are stored, but for what the database, staff or the upload set:
-- a new column of a form takes part by itself. The table of attempts only counts from now on.

alter table private.attempts rename to recent_submissions;
alter table private.recent_submissions drop column content;

-- Raises PT429, which the data API turns into HTTP 429, beyond `hourly` submissions. Its DETAIL is
-- the number of seconds until the next one is accepted. A refused one rolls back and does not count.
create function private.count_submission(kind text, address text, hourly integer)
returns void language plpgsql security definer set search_path = '' as $$
declare
  who bytea := sha256(convert_to(kind || ' ' || lower(btrim(address)), 'UTF8'));
  -- The submission that has to be an hour old before another one is accepted.
  blocking timestamptz;
begin
  -- Two copies sent at the same moment must see each other.
  perform pg_advisory_xact_lock(hashtextextended(encode(who, 'hex'), 0));
  delete from private.recent_submissions where ctid in (
    select ctid from private.recent_submissions where at < now() - interval '1 hour'
    limit 100 for update skip locked
  );
  select s.at into blocking from private.recent_submissions s
  where s.sender = who and s.at > now() - interval '1 hour'
  order by s.at desc offset hourly - 1 limit 1;
  if found then
    raise exception using errcode = 'PT429',
      message = 'Too many submissions from this email address. Please try again in an hour.',
      detail = ceil(extract(epoch from blocking + interval '1 hour' - now()))::text;
  end if;
  insert into private.recent_submissions (sender) values (who);
end $$;

create or replace function private.receive_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ignored text[] := '{id,email,created_at,keep_until}';
begin
  perform private.count_submission('enquiry', new.email, tg_argv[0]::integer);
  if exists (
    select from public.contact_submissions s
    where lower(s.email) = lower(new.email) and s.created_at > now() - interval '1 day'
      and to_jsonb(s) - ignored = to_jsonb(new) - ignored
  ) then
    return null;
  end if;
  return new;
end $$;

-- A second upload of the same file has another name and the same digest.
create function private.resume_digest(path text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select o.metadata ->> 'eTag' from storage.objects o
      where o.bucket_id = 'resumes' and o.name = path
    ),
    path
  )
$$;

-- The random bits in a file's name are those of one attempt to apply (docs/decisions/forms.md), and
-- nobody but its sender knows them. Sent again within a day, the same is stored already, and another
-- text or file is a correction.
create or replace function private.receive_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  attempt text := substring(new.resume_path from '-([0-9a-f]{32})\.[^.]*$');
  earlier public.careers_applications;
  ignored text[] := '{id,email,created_at,keep_until,decided_at,resume_url,resume_path}';
begin
  perform pg_advisory_xact_lock(hashtextextended(coalesce(attempt, new.resume_path), 1));
  select * into earlier from public.careers_applications a
  where a.resume_path = new.resume_path
    or attempt is not null and strpos(a.resume_path, attempt) > 0
      and a.created_at > now() - interval '1 day';
  if earlier.resume_path = new.resume_path and earlier.email = new.email
    and to_jsonb(earlier) - ignored = to_jsonb(new) - ignored then
    return null;
  end if;
  perform private.count_submission('application', new.email, tg_argv[0]::integer);
  if exists (
    select from public.careers_applications a
    where lower(a.email) = lower(new.email) and a.created_at > now() - interval '1 day'
      and to_jsonb(a) - ignored = to_jsonb(new) - ignored
      and private.resume_digest(a.resume_path) = private.resume_digest(new.resume_path)
  ) then
    return null;
  end if;
  delete from public.careers_applications a where a.id = earlier.id;
  return new;
end $$;

create or replace function private.receive_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(new.email));
begin
  -- The policy is not asked about a row that the trigger keeps back.
  if new.status is distinct from 'active' then
    raise exception using errcode = '42501',
      message = 'new row violates row-level security policy for table "subscribers"';
  end if;
  perform private.count_submission('subscriber', address, tg_argv[0]::integer);
  insert into public.subscribers as known (email, name, status)
  values (address, new.name, 'active')
  on conflict (email) do update set
    status = 'active', updated_at = now(),
    welcomed_at = case known.status when 'active' then known.welcomed_at end
  where known.status <> 'suppressed';
  return null;
end $$;

drop function private.admit(text, text, jsonb, integer);
revoke execute on function
  private.count_submission(text, text, integer), private.resume_digest(text)
from public;

create index contact_submissions_email on public.contact_submissions (lower(email), created_at);
create index careers_applications_email on public.careers_applications (lower(email), created_at);
