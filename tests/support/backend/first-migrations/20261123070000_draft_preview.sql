-- Links that show one unpublished row for one hour (docs/decisions/draft-preview.md). Staff make them
-- in the SQL editor: select private.preview_link('service', 'slug'). The site's rights stay as they
-- are: it exchanges a valid token for that row through one function.

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

-- The unpublished row as JSON, or null.
create function private.find_draft(kind text, slug text) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(s) from public.services s
  where find_draft.kind = 'service' and s.slug = find_draft.slug and not s.published
  union all
  select to_jsonb(c) from public.commitments c
  where find_draft.kind = 'commitment' and c.slug = find_draft.slug and not c.published
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
language plpgsql set search_path = '' as $$
declare
  draft jsonb := private.find_draft(kind, slug);
  expires text := floor(extract(epoch from now()) + 3600)::bigint;
  token text;
begin
  if draft is null then
    raise exception 'There is no unpublished % with the slug "%".', kind, slug
      using hint = 'The first argument is ''service'' or ''commitment''.';
  end if;
  token := expires || '.' || private.preview_signature(kind, draft, expires);
  return (select k.site_url from private.preview_settings k) || case kind
    when 'service' then format('/services/%s?preview=%s', slug, token)
    else format('/commitments?preview=%s.%s#%s', slug, token, slug)
  end;
end $$;

-- The unpublished row that a token (slug.expires.signature) was made for; null for any other token.
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
  private.random_block(), private.find_draft(text, text),
  private.preview_signature(text, jsonb, text), private.preview_link(text, text)
from public;
revoke execute on function public.preview_row(text, text) from public, anon, authenticated, service_role;
grant execute on function public.preview_row(text, text) to anon, authenticated;
