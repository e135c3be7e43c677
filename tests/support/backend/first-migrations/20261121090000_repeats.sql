-- What is sent again: a corrected application takes the place of the one before it, whoever left the
-- newsletter may come back, and a refusal says when the next turn returns.

-- As before; the refusal's DETAIL is the number of seconds until the address has a turn again.
create or replace function private.admit(kind text, address text, content jsonb, hourly integer)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  who bytea := sha256(convert_to(kind || ' ' || lower(btrim(address)), 'UTF8'));
  what bytea := sha256(convert_to(content::text, 'UTF8'));
  -- The attempt that has to be an hour old before another one is admitted.
  blocking timestamptz;
  repeated boolean;
begin
  -- Two copies sent at the same moment must see each other.
  perform pg_advisory_xact_lock(hashtextextended(encode(who, 'hex'), 0));
  delete from private.attempts where ctid in (
    select ctid from private.attempts where at < now() - interval '1 hour'
    limit 100 for update skip locked
  );
  select a.at into blocking from private.attempts a
  where a.sender = who and a.at > now() - interval '1 hour'
  order by a.at desc offset hourly - 1 limit 1;
  if found then
    raise exception using errcode = 'PT429',
      message = 'Too many submissions from this email address. Please try again in an hour.',
      detail = ceil(extract(epoch from blocking + interval '1 hour' - now()))::text;
  end if;
  repeated := exists (
    select from private.attempts a
    where a.sender = who and a.content = what and a.at > now() - interval '1 minute'
  );
  insert into private.attempts (sender, content) values (who, what);
  return not repeated;
end $$;

-- The random bits in a file's name are those of one attempt to apply (docs/decisions/forms.md), and
-- nobody but its sender knows them. Sent again within a day, the same is stored already, and another
-- text or file is a correction.
create or replace function private.receive_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  attempt text := substring(new.resume_path from '-([0-9a-f]{32})\.[^.]*$');
  earlier public.careers_applications;
  own text[] := '{id,created_at}';
  -- A second upload of the same file has another name and the same digest.
  file text := coalesce(
    (
      select o.metadata ->> 'eTag' from storage.objects o
      where o.bucket_id = 'resumes' and o.name = new.resume_path
    ),
    new.resume_path
  );
begin
  perform pg_advisory_xact_lock(hashtextextended(coalesce(attempt, new.resume_path), 1));
  select * into earlier from public.careers_applications a
  where a.resume_path = new.resume_path
    or attempt is not null and strpos(a.resume_path, attempt) > 0
      and a.created_at > now() - interval '1 day';
  if to_jsonb(earlier) - own = to_jsonb(new) - own then
    return null;
  end if;
  if not private.admit(
    'application', new.email,
    jsonb_build_array(
      new.first_name, new.last_name, new.phone, new.location, new.position, new.experience,
      new.availability, new.salary, new.linked_in, new.portfolio, new.cover_letter, file
    ),
    tg_argv[0]::integer
  ) and earlier.id is null then
    return null;
  end if;
  delete from public.careers_applications a where a.id = earlier.id;
  return new;
end $$;

-- Files that no application names and no attempt can come back for: to be removed by the firm.
create view private.orphaned_resumes with (security_invoker = true) as
select o.name, o.created_at from storage.objects o
where o.bucket_id = 'resumes' and o.created_at < now() - interval '1 day'
  and not exists (select from public.careers_applications a where a.resume_path = o.name);

-- Who unsubscribed has left by themselves, and may come back; a suppressed address (its mail came
-- back, it complained, or asked to be erased) stays suppressed, whoever enters it.
alter table public.subscribers
  drop constraint subscribers_status_check,
  add constraint subscribers_status_check check (status in ('active', 'unsubscribed', 'suppressed')),
  add column welcomed_at timestamptz;
update public.subscribers set welcomed_at = created_at;

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
  perform private.admit('subscriber', address, to_jsonb(address), tg_argv[0]::integer);
  insert into public.subscribers as known (email, name, status)
  values (address, new.name, 'active')
  on conflict (email) do update set
    status = 'active', updated_at = now(),
    welcomed_at = case known.status when 'active' then known.welcomed_at end
  where known.status <> 'suppressed';
  return null;
end $$;

-- The welcome function asks before it sends: true once for each time that an address joins the list.
create function public.claim_welcome(address text) returns boolean
language sql set search_path = '' as $$
  with claimed as (
    update public.subscribers s set welcomed_at = now()
    where s.email = lower(btrim(address)) and s.status = 'active' and s.welcomed_at is null
    returning 1
  )
  select exists (select from claimed)
$$;
revoke execute on function public.claim_welcome(text) from public, anon, authenticated;
grant execute on function public.claim_welcome(text) to service_role;
