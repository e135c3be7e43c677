-- A hosted project before the first migration: the roles of its API and its storage schema,
-- as far as the migrations and the calls of SPEC §7 need them. Never deployed.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant usage on schema public to anon, authenticated, service_role;
-- Older projects grant everything on what a migration creates: the migrations must cope.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  metadata jsonb,
  created_at timestamptz not null default now(),
  unique (bucket_id, name)
);

-- Hosted projects grant all of this and let row-level security decide.
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

-- The Supabase CLI records applied migrations here; the embedded backend its seed as well.
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (version text primary key, name text not null);
