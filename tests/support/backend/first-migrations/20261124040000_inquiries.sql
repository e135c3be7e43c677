-- One spelling everywhere: inquiry, as on the site.
alter policy "visitors send enquiries, dated now" on public.contact_submissions
  rename to "visitors send inquiries, dated now";
alter function private.receive_enquiry() rename to receive_inquiry;

create or replace function private.receive_inquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ignored text[] := '{id,email,created_at,keep_until}';
begin
  perform private.count_submission('inquiry', new.email, tg_argv[0]::integer);
  if exists (
    select from public.contact_submissions s
    where lower(s.email) = lower(new.email) and s.created_at > now() - interval '1 day'
      and to_jsonb(s) - ignored = to_jsonb(new) - ignored
  ) then
    return null;
  end if;
  return new;
end $$;

create or replace function private.retire() returns jsonb language plpgsql set search_path = '' as $$
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
