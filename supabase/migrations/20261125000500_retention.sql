-- The periods of the privacy page (docs/decisions/retention.md). Inquiries go after two years.
-- 29 CFR 1602.14: an application is kept for one year from the record or the personnel action,
-- whichever is later. One without a decision goes two years after it arrived. Files without an
-- application go after a day.

-- Returns how many of each went. Rows go even when files cannot be removed yet.
create function private.retire() returns jsonb language plpgsql set search_path = '' as $$
declare
  inquiries integer;
  applications integer;
  resumes integer;
begin
  delete from public.contact_submissions
  where created_at < now() - interval '2 years' and coalesce(keep_until < current_date, true);
  get diagnostics inquiries = row_count;
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
    'inquiries', inquiries, 'applications', applications, 'resumes', resumes
  );
end $$;
revoke execute on function private.retire() from public;

-- Deletes a person's rows and blocks the address from the newsletter for good. Returns how many rows of
-- each kind it deleted. On a hosted project the next night's retire() deletes the files.
create function private.erase(address text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  person text := lower(btrim(address));
  files text[];
  inquiries integer;
  applications integer;
begin
  select array_agg(path) into files from (
    select a.resume_path as path from public.careers_applications a where lower(a.email) = person
    union all
    select r.application ->> 'resume_path' from private.replaced_applications r
    where lower(r.application ->> 'email') = person
  ) paths;
  delete from public.contact_submissions where lower(email) = person;
  get diagnostics inquiries = row_count;
  delete from public.careers_applications where lower(email) = person;
  get diagnostics applications = row_count;
  update public.subscribers set status = 'suppressed', name = '' where email = person;
  if to_regnamespace('vault') is null then
    delete from storage.objects
    where bucket_id in ('resumes', 'quarantine') and name = any (files)
      and name not in (select resume_path from public.careers_applications);
  end if;
  return jsonb_build_object('inquiries', inquiries, 'applications', applications);
end $$;
revoke execute on function private.erase(text) from public;

-- Every night, where the project can.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('retention', '17 4 * * *', 'select private.retire()');
  end if;
end $$;
