-- Services and commitments: what visitors read. Only published rows are visible (SPEC §6), within the
-- period from `publish_at` to `unpublish_at`. Editors change them and reach nothing else.

-- Holds what the data API must never reach: it is not among the exposed schemas, and nobody but
-- the owner may use it.
create schema private;
revoke all on schema private from public, anon, authenticated;

-- Staff who look after the texts. Logins are members (docs/deploy.md).
do $$
begin
  if to_regrole('editor') is null then
    create role editor nologin;
  end if;
end $$;
grant usage on schema public, private to editor;

create table public.services (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  detailed_description text not null default '' check (length(detailed_description) <= 20000),
  icon_name text not null default 'Target' check (length(icon_name) <= 50),
  image_path text check (length(image_path) <= 500),
  hover_image_path text check (length(hover_image_path) <= 500),
  impact text not null default '' check (length(impact) <= 200),
  features text[] not null default '{}'
    check (cardinality(features) <= 50 and length(array_to_string(features, '', '')) <= 10000),
  benefits text[] not null default '{}'
    check (cardinality(benefits) <= 50 and length(array_to_string(benefits, '', '')) <= 10000),
  process text[] not null default '{}'
    check (cardinality(process) <= 50 and length(array_to_string(process, '', '')) <= 10000),
  published boolean not null default false,
  -- A published row is visible from and until these times. Empty: at once, and for good.
  publish_at timestamptz,
  unpublish_at timestamptz,
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (publish_at < unpublish_at)
);

create table public.commitments (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 200),
  subtitle text not null default '' check (length(subtitle) <= 300),
  description text not null default '' check (length(description) <= 2000),
  full_content text not null default '' check (length(full_content) <= 50000),
  icon_name text not null default 'Lightbulb' check (length(icon_name) <= 50),
  accent_color text not null default '' check (length(accent_color) <= 50),
  image_primary text check (length(image_primary) <= 500),
  image_hover text check (length(image_hover) <= 500),
  stat1_label text check (length(stat1_label) <= 100),
  stat1_value text check (length(stat1_value) <= 50),
  stat2_label text check (length(stat2_label) <= 100),
  stat2_value text check (length(stat2_value) <= 50),
  published boolean not null default false,
  -- A published row is visible from and until these times. Empty: at once, and for good.
  publish_at timestamptz,
  unpublish_at timestamptz,
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (publish_at < unpublish_at)
);

create function private.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
revoke execute on function private.touch() from public;

create trigger touch before update on public.services
  for each row execute function private.touch();
create trigger touch before update on public.commitments
  for each row execute function private.touch();

-- Older projects grant everything on a new table, newer ones nothing: so take all, then give.
revoke all on public.services, public.commitments from public, anon, authenticated, service_role;
grant select on public.services, public.commitments to anon, authenticated;
grant select, insert, update, delete on public.services, public.commitments
  to service_role, editor;

alter table public.services enable row level security;
alter table public.commitments enable row level security;

create policy "published services are public" on public.services
  for select to anon, authenticated
  using (published and now() <@ tstzrange(publish_at, unpublish_at));
create policy "published commitments are public" on public.commitments
  for select to anon, authenticated
  using (published and now() <@ tstzrange(publish_at, unpublish_at));
create policy "editors edit services" on public.services
  to editor using (true) with check (true);
create policy "editors edit commitments" on public.commitments
  to editor using (true) with check (true);
