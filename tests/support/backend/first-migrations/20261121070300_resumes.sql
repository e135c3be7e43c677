-- The bucket of uploaded résumés. A visitor may add a file under a new, well-formed name; nobody
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
