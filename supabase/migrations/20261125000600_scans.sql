-- Resumes are scanned after the upload (docs/security.md): the bucket's insert calls the edge
-- function scanResume, which records the scan and moves an infected file to a private bucket.
-- Without a scanner every application is "not scanned" in private.resume_status, which staff read.

insert into storage.buckets (id, name, public) values ('quarantine', 'quarantine', false)
on conflict (id) do update set public = excluded.public;

create table private.resume_scans (
  resume_path text primary key,
  scanned_at timestamptz not null default now()
);
alter table private.resume_scans enable row level security;

create function public.record_scan(path text) returns boolean
language sql security definer set search_path = '' as $$
  insert into private.resume_scans (resume_path) values (path)
  on conflict (resume_path) do update set scanned_at = now()
  returning true
$$;
revoke execute on function public.record_scan(text) from public, anon, authenticated;
grant execute on function public.record_scan(text) to service_role;

create view private.resume_status with (security_invoker = true) as
select
  a.id, a.created_at, a.first_name, a.last_name, a.position, a.resume_path, s.scanned_at,
  case
    when q.name is not null then 'infected, in quarantine'
    when s.scanned_at is null then 'not scanned'
    else 'clean'
  end as status
from public.careers_applications a
left join private.resume_scans s on s.resume_path = a.resume_path
left join storage.objects q on q.bucket_id = 'quarantine' and q.name = a.resume_path;

-- Asks for a scan as a database webhook does. Without the vault's secrets nobody is asked; a failure
-- never fails an upload.
create function private.request_scan(path text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text := private.secret('project_url');
  key text := private.secret('service_key');
begin
  if to_regnamespace('net') is null or address is null or key is null then
    return;
  end if;
  execute 'select net.http_post(url := $1 || ''/functions/v1/scanResume'', body := $3,
    headers := jsonb_build_object(''content-type'', ''application/json'', ''apikey'', $2))'
    using address, key, jsonb_build_object(
      'type', 'INSERT', 'schema', 'storage', 'table', 'objects',
      'record', jsonb_build_object('bucket_id', 'resumes', 'name', path)
    );
exception when others then
  raise warning 'scan of a resume: %', sqlerrm;
end $$;

create function private.scan_upload() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.request_scan(new.name);
  return null;
end $$;

-- What was not scanned when it arrived: the scanner was away.
create function private.scan_again() returns void
language sql set search_path = '' as $$
  select private.request_scan(o.name) from storage.objects o
  where o.bucket_id = 'resumes' and o.created_at > now() - interval '7 days'
    and o.created_at < now() - interval '10 minutes'
    and not exists (select from private.resume_scans s where s.resume_path = o.name)
  order by o.created_at limit 100
$$;
revoke execute on function
  private.request_scan(text), private.scan_upload(), private.scan_again()
from public;

do $$
begin
  create trigger scan_resume after insert on storage.objects
    for each row when (new.bucket_id = 'resumes') execute function private.scan_upload();
exception when insufficient_privilege then
  raise warning 'Add a database webhook: insert on storage.objects calls scanResume.';
end $$;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('scan again', '7 * * * *', 'select private.scan_again()');
  end if;
end $$;
