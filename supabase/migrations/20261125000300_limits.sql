-- Limits against abuse, for all instances of the site together. An email address has five
-- submissions of one kind an hour, which also caps its confirmation mails. The same inquiry or
-- application within a day is stored once and counts once (docs/decisions/forms.md). A new and a known
-- newsletter address get the same answer.

-- The Unicode text of a label of a domain that begins with `xn--` (RFC 3492), or the label itself if it
-- is malformed.
create function private.decode_punycode(label text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  encoded text := substr(label, length('xn--') + 1);
  decoded text := '';
  place integer := 1;
  code_point bigint := 128;
  bias bigint := 72;
  i bigint := 0;
  start bigint;
  weight bigint;
  digit bigint;
  threshold bigint;
  k bigint;
  delta bigint;
begin
  -- Plain letters stand before the last hyphen.
  if encoded ~ '-' then
    decoded := regexp_replace(encoded, '-[^-]*$', '');
    place := length(decoded) + 2;
  end if;
  while place <= length(encoded) loop
    start := i;
    weight := 1;
    k := 36;
    loop
      digit := strpos(digits, substr(encoded, place, 1)) - 1;
      if place > length(encoded) or digit < 0 then
        return label;
      end if;
      place := place + 1;
      i := i + digit * weight;
      threshold := least(greatest(k - bias, 1), 26);
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      k := k + 36;
    end loop;
    delta := case start when 0 then i / 700 else (i - start) / 2 end;
    delta := delta + delta / (length(decoded) + 1);
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + 36 * delta / (delta + 38);
    code_point := code_point + i / (length(decoded) + 1);
    i := i % (length(decoded) + 1);
    decoded := left(decoded, i::integer) || chr(code_point::integer)
      || substr(decoded, i::integer + 1);
    i := i + 1;
  end loop;
  return decoded;
exception when others then
  return label;
end $$;

-- One form for all spellings that reach one mailbox: without a tag after `+`, for Gmail without dots,
-- in lower case and NFKC, without invisible characters, quotation marks and a final dot, and with the
-- domain in Unicode. Every limit for each address counts this form. Mail goes to the address as typed.
create function private.canonical_email(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  invisible constant text := '[\s\u00ad\u034f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+';
  folded text := regexp_replace(lower(normalize(address, NFKC)), invisible, '', 'g');
  mailbox text := regexp_replace(folded, '@[^@]*$', '');
  domain text := translate(substring(folded from '[^@]*$'), '。', '.');
begin
  select string_agg(
    case when label like 'xn--%' then private.decode_punycode(label) else label end, '.' order by at
  ) into domain
  from string_to_table(rtrim(domain, '.'), '.') with ordinality as labels (label, at);
  domain := lower(normalize(domain, NFKC));
  mailbox := replace(replace(mailbox, '"', ''), '\', '');
  if mailbox ~ '^[^+]+[+]' then
    mailbox := split_part(mailbox, '+', 1);
  end if;
  if domain in ('gmail.com', 'googlemail.com') then
    mailbox := replace(mailbox, '.', '');
    domain := 'gmail.com';
  end if;
  return mailbox || '@' || coalesce(domain, '');
end $$;

-- Digests only: the table does not tell who sent what.
create table private.recent_submissions (
  sender bytea not null,
  at timestamptz not null default now()
);
create index recent_submissions_sender on private.recent_submissions (sender, at);
create index recent_submissions_at on private.recent_submissions (at);
alter table private.recent_submissions enable row level security;

-- The digest of one address and kind. Its submissions wait for each other until they commit: two
-- copies sent at the same moment must see each other.
create function private.lock_sender(kind text, address text) returns bytea
language plpgsql security definer set search_path = '' as $$
declare
  sender bytea := sha256(convert_to(kind || ' ' || private.canonical_email(address), 'UTF8'));
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(sender, 'hex'), 0));
  return sender;
end $$;

-- Raises PT429, which the data API turns into HTTP 429, beyond `hourly` submissions. It does not say
-- when the next one is accepted: that would tell when somebody else used the address. A refused one
-- rolls back and does not count.
create function private.count_submission(kind text, address text, hourly integer)
returns void language plpgsql security definer set search_path = '' as $$
declare
  who bytea := private.lock_sender(kind, address);
begin
  delete from private.recent_submissions where ctid in (
    select ctid from private.recent_submissions where at < now() - interval '1 hour'
    limit 100 for update skip locked
  );
  if hourly <= (
    select count(*) from private.recent_submissions s
    where s.sender = who and s.at > now() - interval '1 hour'
  ) then
    raise exception using errcode = 'PT429',
      message = 'Too many submissions from this email address. Please try again in an hour.';
  end if;
  insert into private.recent_submissions (sender) values (who);
end $$;

-- Columns that visitors cannot write: the database and staff set them, so that they take no part when
-- two submissions are compared. A new column of a form takes part by its grant.
create function private.columns_of_staff(target regclass) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(attname) from pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped
    and not has_column_privilege('anon', attrelid, attnum, 'insert')
$$;

-- A repeat is compared before it is counted: a browser resends a form over a reset connection.
create function private.receive_inquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ignored text[] := private.columns_of_staff(tg_relid) || '{email}';
begin
  perform private.lock_sender('inquiry', new.email);
  if exists (
    select from public.contact_submissions s
    where lower(s.email) = lower(new.email) and s.created_at > now() - interval '1 day'
      and to_jsonb(s) - ignored = to_jsonb(new) - ignored
  ) then
    return null;
  end if;
  perform private.count_submission('inquiry', new.email, tg_argv[0]::integer);
  return new;
end $$;

-- The random bits in a file's name are those of one attempt to apply (docs/decisions/forms.md). Another
-- text or file of that attempt, from the same address and within a day, is a correction: it replaces a
-- row that is not decided, and the replaced row is kept. Anybody who knows the file's address could
-- send one, so that nothing is lost by it.
create function private.receive_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  attempt text := substring(new.resume_path from '-([0-9a-f]{32})\.[^.]*$');
  earlier public.careers_applications;
  ignored text[] := private.columns_of_staff(tg_relid) || '{email,resume_url,resume_path}';
begin
  perform private.lock_sender('application', new.email);
  if exists (
    select from public.careers_applications a
    where lower(a.email) = lower(new.email) and a.created_at > now() - interval '1 day'
      and to_jsonb(a) - ignored = to_jsonb(new) - ignored
      and private.resume_digest(a.resume_path) = private.resume_digest(new.resume_path)
  ) then
    return null;
  end if;
  perform private.count_submission('application', new.email, tg_argv[0]::integer);
  select * into earlier from public.careers_applications a
  where lower(a.email) = lower(new.email) and a.created_at > now() - interval '1 day'
    and a.decided_at is null
    and (a.resume_path = new.resume_path
      or attempt is not null and strpos(a.resume_path, attempt) > 0)
  order by a.created_at desc limit 1;
  if found then
    update private.replaced_applications set replaced_by = new.id where replaced_by = earlier.id;
    insert into private.replaced_applications (application, replaced_by)
    values (to_jsonb(earlier), new.id);
    delete from public.careers_applications a where a.id = earlier.id;
    new.keep_until := earlier.keep_until;
  end if;
  new.resume_url := private.resume_url(new.resume_path, new.resume_url);
  return new;
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
  perform private.count_submission('subscriber', address, tg_argv[0]::integer);
  insert into public.subscribers as known (email, name, status)
  values (address, new.name, 'active')
  on conflict (email) do update set
    status = 'active', updated_at = now(),
    welcomed_at = case known.status when 'active' then known.welcomed_at end,
    welcome_tried_at = case known.status when 'active' then known.welcome_tried_at end
  where known.status <> 'suppressed';
  return null;
end $$;

revoke execute on function
  private.decode_punycode(text), private.canonical_email(text), private.lock_sender(text, text),
  private.columns_of_staff(regclass),
  private.count_submission(text, text, integer), private.receive_inquiry(),
  private.receive_application(), private.receive_subscriber()
from public;

create trigger receive before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.receive_inquiry(5);
-- A row without an address is left to the column's own check, which refuses it.
create trigger receive before insert on public.careers_applications
  for each row when (current_user in ('anon', 'authenticated') and new.email is not null)
  execute function private.receive_application(5);
create trigger receive before insert on public.subscribers
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.receive_subscriber(5);
