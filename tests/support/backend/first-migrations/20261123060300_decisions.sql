-- 29 CFR 1602.14: an application is kept for one year from the record or the personnel action,
-- whichever is later. Staff set the date of the decision; without one an application goes two years
-- after it arrived (docs/decisions/retention.md).
alter table public.careers_applications add column decided_at timestamptz;

create or replace view private.orphaned_resumes with (security_invoker = true) as
select o.name, o.created_at, o.bucket_id from storage.objects o
where o.bucket_id in ('resumes', 'quarantine') and o.created_at < now() - interval '1 day'
  and not exists (select from public.careers_applications a where a.resume_path = o.name);

create or replace function private.remove_resumes() returns integer
language plpgsql set search_path = '' as $$
declare
  address text;
  key text;
  removed integer;
begin
  if to_regnamespace('vault') is null then
    delete from storage.objects o using private.orphaned_resumes r
    where o.bucket_id = r.bucket_id and o.name = r.name;
    get diagnostics removed = row_count;
    return removed;
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''),
    max(decrypted_secret) filter (where name = ''service_key'') from vault.decrypted_secrets'
    into address, key;
  if address is null or key is null then
    raise exception 'The vault lacks project_url or service_key: no resume can be removed.';
  end if;
  execute 'select count(net.http_delete(
    url := $1 || ''/storage/v1/object/'' || bucket_id || ''/'' || name,
    headers := jsonb_build_object(''apikey'', $2, ''authorization'', ''Bearer '' || $2)))
    from private.orphaned_resumes' into removed using address, key;
  return removed;
end $$;

create or replace function private.retire() returns jsonb language plpgsql set search_path = '' as $$
declare
  enquiries integer;
  applications integer;
  resumes integer;
begin
  delete from public.contact_submissions
  where created_at < now() - interval '2 years' and coalesce(keep_until < current_date, true);
  get diagnostics enquiries = row_count;
  delete from public.careers_applications
  where case
      when decided_at is null then created_at + interval '2 years'
      else greatest(created_at, decided_at) + interval '1 year'
    end < now() and coalesce(keep_until < current_date, true);
  get diagnostics applications = row_count;
  delete from private.recent_submissions where at < now() - interval '1 hour';
  delete from private.resume_scans s where s.scanned_at < now() - interval '1 day'
    and not exists (select from public.careers_applications a where a.resume_path = s.resume_path);
  begin
    resumes := private.remove_resumes();
  exception when others then
    raise warning '%', sqlerrm;
  end;
  return jsonb_build_object(
    'enquiries', enquiries, 'applications', applications, 'resumes', resumes
  );
end $$;
