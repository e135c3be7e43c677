-- What the privacy page promises about time: enquiries go after two years, applications and their
-- files after one, and files that belong to no application after a day (docs/deploy.md). Mailboxes
-- hold copies of both; they are the firm's to empty.

-- The firm's exceptions: a row with a date stays until then ("unless you ask us to keep them").
alter table public.contact_submissions add column keep_until date;
alter table public.careers_applications add column keep_until date;

-- On a hosted project only the storage service removes a file; it is asked with the address and the
-- service key that lie in the vault. Elsewhere the row is all there is of a file's address.
create function private.remove_resumes() returns integer
language plpgsql set search_path = '' as $$
declare
  address text;
  key text;
  removed integer;
begin
  if to_regnamespace('vault') is null then
    delete from storage.objects o using private.orphaned_resumes r
    where o.bucket_id = 'resumes' and o.name = r.name;
    get diagnostics removed = row_count;
    return removed;
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''),
    max(decrypted_secret) filter (where name = ''service_key'') from vault.decrypted_secrets'
    into address, key;
  if address is null or key is null then
    raise exception 'The vault lacks project_url or service_key: no resume can be removed.';
  end if;
  execute 'select count(net.http_delete(url := $1 || ''/storage/v1/object/resumes/'' || name,
    headers := jsonb_build_object(''apikey'', $2, ''authorization'', ''Bearer '' || $2)))
    from private.orphaned_resumes' into removed using address, key;
  return removed;
end $$;

-- Says how many of each went. The rows are gone even when files cannot be removed yet.
create function private.retire() returns jsonb language plpgsql set search_path = '' as $$
declare
  enquiries integer;
  applications integer;
  resumes integer;
begin
  delete from public.contact_submissions
  where created_at < now() - interval '2 years' and coalesce(keep_until < current_date, true);
  get diagnostics enquiries = row_count;
  delete from public.careers_applications
  where created_at < now() - interval '1 year' and coalesce(keep_until < current_date, true);
  get diagnostics applications = row_count;
  delete from private.attempts where at < now() - interval '1 hour';
  begin
    resumes := private.remove_resumes();
  exception when others then
    raise warning '%', sqlerrm;
  end;
  return jsonb_build_object(
    'enquiries', enquiries, 'applications', applications, 'resumes', resumes
  );
end $$;
revoke execute on function private.remove_resumes(), private.retire() from public;

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
