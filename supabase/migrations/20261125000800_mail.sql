-- What the functions that send mail ask the database (docs/decisions/mail.md), and the links that
-- leave the newsletter (docs/decisions/newsletter.md).

-- One row.
create table private.mail_settings (
  is_only boolean primary key default true check (is_only),
  -- Most mails to visitors and subscribers in one hour of the clock.
  hourly_mails integer not null default 500 check (hourly_mails > 0),
  -- The keys that sign the links of the newsletter. They never leave the database.
  inner_key bytea not null default private.random_block(),
  outer_key bytea not null default private.random_block()
);
alter table private.mail_settings enable row level security;
revoke all on private.mail_settings from public, anon, authenticated, service_role;
insert into private.mail_settings default values;

-- Notices to the firm: a row is marked when the mail provider has accepted its notice.

create index contact_submissions_notice on public.contact_submissions (created_at)
  where notified_at is null;
create index careers_applications_notice on public.careers_applications (created_at)
  where notified_at is null;

-- What staff look at when notices do not arrive. After a day a notice is not tried again.
create view private.waiting_notices with (security_invoker = true) as
select 'inquiry' as kind, id, email, created_at, notice_tried_at from public.contact_submissions
where notified_at is null
union all
select 'application', id, email, created_at, notice_tried_at from public.careers_applications
where notified_at is null;

-- The row whose notice is due, as {kind, row}, or null. Nobody else gets it for 30 seconds, in which
-- the function sends the mail and calls mark_notified, or gives up. Rows not tried yet come first.
create function public.claim_notice() returns jsonb
language plpgsql set search_path = '' as $$
declare
  notice jsonb;
begin
  update public.contact_submissions s set notice_tried_at = now()
  where s.id = (
    select due.id from public.contact_submissions due
    where due.notified_at is null and due.created_at > now() - interval '24 hours'
      and coalesce(due.notice_tried_at < now() - interval '30 seconds', true)
    order by due.notice_tried_at nulls first, due.created_at
    limit 1 for update skip locked
  )
  returning jsonb_build_object('kind', 'inquiry', 'row', to_jsonb(s)) into notice;
  if notice is not null then
    return notice;
  end if;
  update public.careers_applications a set notice_tried_at = now()
  where a.id = (
    select due.id from public.careers_applications due
    where due.notified_at is null and due.created_at > now() - interval '24 hours'
      and coalesce(due.notice_tried_at < now() - interval '30 seconds', true)
    order by due.notice_tried_at nulls first, due.created_at
    limit 1 for update skip locked
  )
  returning jsonb_build_object('kind', 'application', 'row', to_jsonb(a)) into notice;
  return notice;
end $$;

create function public.mark_notified(notice_id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.contact_submissions s set notified_at = now()
  where s.id = notice_id and s.notified_at is null;
  update public.careers_applications a set notified_at = now()
  where a.id = notice_id and a.notified_at is null;
  return true;
end $$;

-- The welcome mail, and the hourly limit of mails that visitors cause.

create table private.mails_by_hour (
  hour timestamptz primary key,
  mails integer not null
);
alter table private.mails_by_hour enable row level security;

-- Counts one mail to a visitor or subscriber. False when this hour has had its number.
create function public.count_mail() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mails_by_hour where hour < now() - interval '1 day';
  insert into private.mails_by_hour as counted (hour, mails) values (date_trunc('hour', now()), 1)
  on conflict (hour) do update set mails = counted.mails + 1
  where counted.mails < (select hourly_mails from private.mail_settings);
  return found;
end $$;

-- HMAC-SHA256, as private.preview_signature. The address is part of what is signed: a link works for
-- the address that it was made for.
create function private.unsubscribe_signature(subscriber_id uuid, address text) returns text
language sql stable set search_path = '' as $$
  select encode(
    sha256(k.outer_key || sha256(k.inner_key || convert_to(
      concat_ws(' ', 'unsubscribe', subscriber_id, lower(address)), 'UTF8'
    ))),
    'hex'
  ) from private.mail_settings k
$$;

-- The token of an address on the list (id.signature). It holds no part of the address and has no expiry.
create function private.unsubscribe_token(address text) returns text
language sql stable set search_path = '' as $$
  select replace(s.id::text, '-', '') || '.' || private.unsubscribe_signature(s.id, s.email)
  from public.subscribers s where s.email = lower(btrim(address))
$$;

-- The link that takes an address from the list; null for one that was never on it.
create function private.unsubscribe_link(address text) returns text
language sql stable set search_path = '' as $$
  select (select site_url from private.preview_settings) || '/unsubscribe?token='
    || private.unsubscribe_token(address)
$$;

-- Takes the address of a token from the list. True for every valid token, also when the address has
-- left before or is suppressed, which it stays.
create function public.unsubscribe(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known public.subscribers;
begin
  if token !~ '^[0-9a-f]{32}\.[0-9a-f]{64}$' then
    return false;
  end if;
  select * into known from public.subscribers s where s.id = split_part(token, '.', 1)::uuid;
  -- Digests are compared, so that the time taken says nothing about the signature.
  if known.id is null or sha256(convert_to(split_part(token, '.', 2), 'UTF8'))
    <> sha256(convert_to(private.unsubscribe_signature(known.id, known.email), 'UTF8')) then
    return false;
  end if;
  update public.subscribers s set status = 'unsubscribed', updated_at = now()
  where s.id = known.id and s.status = 'active';
  return true;
end $$;

-- The token for the welcome mail of an address that has joined and was not welcomed since; else null.
-- The claim ends with settle_welcome, or after a minute.
create function public.claim_welcome(address text) returns text
language sql security definer set search_path = '' as $$
  update public.subscribers s set welcome_tried_at = now()
  where s.email = lower(btrim(address)) and s.status = 'active' and s.welcomed_at is null
    and coalesce(s.welcome_tried_at < now() - interval '1 minute', true)
  returning private.unsubscribe_token(s.email)
$$;

-- Ends a claim: the provider has accepted the welcome mail, or it may be claimed again.
create function public.settle_welcome(address text, accepted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscribers s
  set welcome_tried_at = null, welcomed_at = case when accepted then now() end
  where s.email = lower(btrim(address)) and s.welcome_tried_at is not null;
  return found;
end $$;

-- The mail provider's contact list. `listed_as` is the status that the provider knows.

-- An address whose status the provider does not know, as {email, status}, or null. Nobody else gets it
-- for 30 seconds. An address that the provider never had and that is not active is none of its business.
create function public.claim_contact() returns jsonb
language sql security definer set search_path = '' as $$
  update public.subscribers s set list_tried_at = now()
  where s.email = (
    select due.email from public.subscribers due
    where due.listed_as is distinct from due.status
      and (due.listed_as is not null or due.status = 'active')
      and coalesce(due.list_tried_at < now() - interval '30 seconds', true)
    order by due.list_tried_at nulls first, due.updated_at
    limit 1 for update skip locked
  )
  returning jsonb_build_object('email', s.email, 'status', s.status)
$$;

-- The provider knows this status now. A status that has changed since is claimed next.
create function public.mark_listed(address text, known_status text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscribers s set listed_as = known_status, list_tried_at = null
  where s.email = address;
  return found;
end $$;

-- What the provider reports: a bounce or complaint (`suppressed`), or that somebody has left there at
-- that time (`unsubscribed`). An older report does not undo a later sign-up.
create function public.record_mail_event(address text, reported text, at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscribers s
  set status = reported, updated_at = now(),
    -- The provider sends no broadcast to an address that bounced, complained or left there.
    listed_as = case when s.listed_as is not null then reported end
  where s.email = lower(btrim(address))
    and (
      reported = 'suppressed' and s.status <> 'suppressed'
      or reported = 'unsubscribed' and s.status = 'active' and s.updated_at <= at
    );
  return found;
end $$;

-- For the site's metrics (docs/deploy.md): how long the oldest notice waits and how much of the hour's
-- mails is used, and nothing about anybody. Rows over three days old are no longer news.
create function public.mail_status() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'oldest_notice_seconds', coalesce((
      select floor(extract(epoch from now() - min(n.created_at))) from private.waiting_notices n
      where n.created_at > now() - interval '3 days'
    ), 0),
    'hourly_share', coalesce((
      select round(m.mails::numeric / s.hourly_mails, 3)
      from private.mails_by_hour m, private.mail_settings s
      where m.hour = date_trunc('hour', now())
    ), 0)
  )
$$;

revoke execute on function
  private.unsubscribe_signature(uuid, text), private.unsubscribe_token(text),
  private.unsubscribe_link(text)
from public;
revoke execute on function
  public.claim_notice(), public.mark_notified(uuid), public.count_mail(), public.claim_welcome(text),
  public.settle_welcome(text, boolean), public.claim_contact(), public.mark_listed(text, text),
  public.record_mail_event(text, text, timestamptz)
from public, anon, authenticated;
grant execute on function
  public.claim_notice(), public.mark_notified(uuid), public.count_mail(), public.claim_welcome(text),
  public.settle_welcome(text, boolean), public.claim_contact(), public.mark_listed(text, text),
  public.record_mail_event(text, text, timestamptz)
to service_role;
revoke execute on function public.unsubscribe(text), public.mail_status()
from public, anon, authenticated, service_role;
grant execute on function public.unsubscribe(text), public.mail_status() to anon, authenticated;

-- Calls the edge function mailQueue as a database webhook does. Without the vault's secrets nobody is
-- called; a failure never fails a form.
create function private.call_mail_queue() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  key text;
begin
  if to_regnamespace('vault') is null or to_regnamespace('net') is null then
    return;
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''),
    max(decrypted_secret) filter (where name = ''service_key'') from vault.decrypted_secrets'
    into address, key;
  if address is null or key is null then
    return;
  end if;
  execute 'select net.http_post(url := $1 || ''/functions/v1/mailQueue'', body := ''{}''::jsonb,
    headers := jsonb_build_object(''content-type'', ''application/json'', ''apikey'', $2),
    timeout_milliseconds := 60000)' using address, key;
exception when others then
  raise warning 'mail queue: %', sqlerrm;
end $$;

create function private.queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.call_mail_queue();
  return null;
end $$;
revoke execute on function private.call_mail_queue(), private.queue_mail() from public;

create trigger queue_mail after insert on public.contact_submissions
  for each row execute function private.queue_mail();
create trigger queue_mail after insert on public.careers_applications
  for each row execute function private.queue_mail();
create trigger queue_mail after insert or update of status on public.subscribers
  for each row execute function private.queue_mail();

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('mail queue', '* * * * *', 'select private.call_mail_queue()');
  end if;
end $$;
