-- Drafts, and links that show them for one hour (docs/decisions/draft-preview.md). Staff run
-- select private.preview_link('service', 'slug') and private.apply_draft('service', 'slug'). The site's
-- rights stay as they are: it exchanges a valid token for one row through one function.

-- What staff want to change in a row, unseen by visitors: new values by column, such as
-- {"title": "New title"}. A column of the row itself would be read with it: visitors may read every
-- column of a published row (`select *`, SPEC §7).
create table public.service_drafts (
  slug text primary key references public.services (slug) on update cascade on delete cascade,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  updated_at timestamptz not null default now()
);
create table public.commitment_drafts (
  slug text primary key references public.commitments (slug) on update cascade on delete cascade,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  updated_at timestamptz not null default now()
);

revoke all on public.service_drafts, public.commitment_drafts
  from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.service_drafts, public.commitment_drafts
  to service_role, editor;

alter table public.service_drafts enable row level security;
alter table public.commitment_drafts enable row level security;

create policy "editors edit drafts of services" on public.service_drafts
  to editor using (true) with check (true);
create policy "editors edit drafts of commitments" on public.commitment_drafts
  to editor using (true) with check (true);

create trigger touch before update on public.service_drafts
  for each row execute function private.touch();
create trigger touch before update on public.commitment_drafts
  for each row execute function private.touch();

-- Refuses a draft that could not be applied: an unknown column, one that is no text of the page, or a
-- value of another type. The table of the row is the trigger's argument.
create function private.check_draft() returns trigger
language plpgsql set search_path = '' as $$
declare
  fixed constant text[] := '{id,slug,published,publish_at,unpublish_at,created_at,updated_at}';
  wrong text;
begin
  if jsonb_typeof(new.draft) is distinct from 'object' then
    return new;
  end if;
  select string_agg(key, ', ') into wrong from jsonb_object_keys(new.draft) key
  where key = any (fixed) or key not in (
    select attname from pg_attribute
    where attrelid = tg_argv[0]::regclass and attnum > 0 and not attisdropped
  );
  if wrong is not null then
    raise exception 'A draft cannot change: %.', wrong using errcode = '23514';
  end if;
  execute format('select jsonb_populate_record(null::%s, $1)', tg_argv[0]) using new.draft;
  return new;
end $$;
revoke execute on function private.check_draft() from public;

create trigger check_draft before insert or update on public.service_drafts
  for each row execute function private.check_draft('public.services');
create trigger check_draft before insert or update on public.commitment_drafts
  for each row execute function private.check_draft('public.commitments');

-- Writes a draft into its row and removes the draft.
create function private.apply_draft(kind text, slug text) returns text
language plpgsql set search_path = '' as $$
declare
  changes jsonb;
  columns text;
begin
  if kind in ('service', 'commitment') then
    execute format('delete from public.%I where slug = $1 returning draft', kind || '_drafts')
      into changes using apply_draft.slug;
  end if;
  if changes is null then
    raise exception 'There is no draft of a % with the slug "%".', kind, slug
      using hint = 'The first argument is ''service'' or ''commitment''.';
  end if;
  select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(changes) key;
  if columns is not null then
    execute format(
      'update public.%I s set (%s) = (select %s from jsonb_populate_record(s, $1)) where slug = $2',
      kind || 's', columns, columns
    ) using changes, apply_draft.slug;
  end if;
  return coalesce(columns, '');
end $$;

create function private.random_block() returns bytea language sql volatile set search_path = '' as $$
  select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
$$;

-- One row. The keys never leave the database.
create table private.preview_settings (
  is_only boolean primary key default true check (is_only),
  -- The origin that links begin with, without a trailing slash. Empty: a link is a path.
  site_url text not null default '' check (site_url ~ '^(https?://[^/]+)?$'),
  inner_key bytea not null default private.random_block(),
  outer_key bytea not null default private.random_block()
);
alter table private.preview_settings enable row level security;
revoke all on private.preview_settings from public, anon, authenticated, service_role;
insert into private.preview_settings default values;

-- The row with its draft as JSON, or null if visitors see the row and it has no draft.
create function private.find_draft(kind text, slug text) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(s) || coalesce(d.draft, '{}')
  from public.services s left join public.service_drafts d on d.slug = s.slug
  where find_draft.kind = 'service' and s.slug = find_draft.slug and (
    d.draft is not null or not (s.published and now() <@ tstzrange(s.publish_at, s.unpublish_at))
  )
  union all
  select to_jsonb(c) || coalesce(d.draft, '{}')
  from public.commitments c left join public.commitment_drafts d on d.slug = c.slug
  where find_draft.kind = 'commitment' and c.slug = find_draft.slug and (
    d.draft is not null or not (c.published and now() <@ tstzrange(c.publish_at, c.unpublish_at))
  )
$$;

-- HMAC-SHA256 with two independent keys of one block each, so that no extension is needed. The id
-- keeps a link from showing a later row with the same slug.
create function private.preview_signature(kind text, draft jsonb, expires text) returns text
language sql stable set search_path = '' as $$
  select encode(
    sha256(k.outer_key || sha256(k.inner_key || convert_to(
      concat_ws(' ', kind, draft ->> 'id', draft ->> 'slug', expires), 'UTF8'
    ))),
    'hex'
  ) from private.preview_settings k
$$;

create function private.preview_link(kind text, slug text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  draft jsonb := private.find_draft(kind, slug);
  expires text := floor(extract(epoch from now()) + 3600)::bigint;
  token text;
begin
  if draft is null then
    raise exception 'There is no unpublished % and no draft with the slug "%".', kind, slug
      using hint = 'The first argument is ''service'' or ''commitment''.';
  end if;
  token := expires || '.' || private.preview_signature(kind, draft, expires);
  return (select k.site_url from private.preview_settings k) || case kind
    when 'service' then format('/services/%s?preview=%s', slug, token)
    else format('/commitments?preview=%s.%s#%s', slug, token, slug)
  end;
end $$;

-- The row that a token (slug.expires.signature) was made for, with its draft; null for any other token.
create function public.preview_row(kind text, token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  expires text := split_part(token, '.', 2);
  draft jsonb;
begin
  if token !~ '^[a-z0-9-]{1,120}\.[0-9]{10}\.[0-9a-f]{64}$' then
    return null;
  end if;
  if expires::bigint <= extract(epoch from now()) then
    return null;
  end if;
  draft := private.find_draft(kind, split_part(token, '.', 1));
  -- Digests are compared, so that the time taken says nothing about the signature.
  if sha256(convert_to(split_part(token, '.', 3), 'UTF8'))
    = sha256(convert_to(private.preview_signature(kind, draft, expires), 'UTF8')) then
    return draft;
  end if;
  return null;
end $$;

revoke execute on function
  private.random_block(), private.find_draft(text, text), private.apply_draft(text, text),
  private.preview_signature(text, jsonb, text), private.preview_link(text, text)
from public;
grant execute on function private.apply_draft(text, text), private.preview_link(text, text)
  to editor;
revoke execute on function public.preview_row(text, text) from public, anon, authenticated, service_role;
grant execute on function public.preview_row(text, text) to anon, authenticated;
