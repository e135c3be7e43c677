-- The bucket of uploaded resumes. A visitor may add a file under a new, well-formed name; nobody
-- may list, replace or remove one. The public URL of SPEC §3 needs no policy.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'resumes', 'resumes', true, 10485760,
  array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/octet-stream'
  ]
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Timestamp, position, names and extension (SPEC §3): digits, then slugs, then a short suffix.
create policy "visitors add resumes" on storage.objects
  for insert to anon, authenticated
  with check (
    bucket_id = 'resumes'
    and length(name) <= 300
    and name ~ '^[0-9]{10,17}[-_][a-z0-9_-]*\.[A-Za-z0-9]{1,8}$'
  );

-- A secret of a hosted project's vault, or null.
create function private.secret(name text) returns text
language plpgsql stable set search_path = '' as $$
declare
  value text;
begin
  if to_regnamespace('vault') is not null then
    execute 'select max(decrypted_secret) from vault.decrypted_secrets where name = $1'
      into value using secret.name;
  end if;
  return value;
end $$;

-- The public address of an uploaded file. Its origin is the project's own where that is known: from the
-- vault, or from the embedded backend's setting. Elsewhere it is that of `given`, and the table checks
-- the rest.
create function private.resume_url(path text, given text) returns text
language plpgsql stable set search_path = '' as $$
declare
  origin text := nullif(current_setting('project.url', true), '');
begin
  begin
    origin := coalesce(private.secret('project_url'), origin);
  exception when others then
    raise warning 'the address of a resume: %', sqlerrm;
  end;
  if origin is null then
    return given;
  end if;
  return origin || '/storage/v1/object/public/resumes/' || path || '?download=';
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

-- Files that no application names, replaced ones included, and no attempt can come back for. Infected
-- ones are in the bucket `quarantine`.
create view private.orphaned_resumes with (security_invoker = true) as
select o.name, o.created_at, o.bucket_id from storage.objects o
where o.bucket_id in ('resumes', 'quarantine') and o.created_at < now() - interval '1 day'
  and not exists (select from public.careers_applications a where a.resume_path = o.name)
  and not exists (
    select from private.replaced_applications r where r.application ->> 'resume_path' = o.name
  );

-- On a hosted project only the storage service removes a file. The vault holds its address and the
-- service key. The embedded backend removes files without a row.
create function private.remove_resumes() returns integer
language plpgsql set search_path = '' as $$
declare
  address text := private.secret('project_url');
  key text := private.secret('service_key');
  removed integer;
begin
  if to_regnamespace('vault') is null then
    delete from storage.objects o using private.orphaned_resumes r
    where o.bucket_id = r.bucket_id and o.name = r.name;
    get diagnostics removed = row_count;
    return removed;
  end if;
  if address is null or key is null then
    raise exception 'The vault lacks project_url or service_key: no resume can be removed.';
  end if;
  execute 'select count(net.http_delete(
    url := $1 || ''/storage/v1/object/'' || bucket_id || ''/'' || name,
    headers := jsonb_build_object(''apikey'', $2, ''authorization'', ''Bearer '' || $2)))
    from private.orphaned_resumes' into removed using address, key;
  return removed;
end $$;

revoke execute on function
  private.secret(text), private.resume_url(text, text), private.resume_digest(text),
  private.remove_resumes()
from public;
