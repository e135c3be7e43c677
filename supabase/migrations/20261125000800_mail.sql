-- What the functions that send mail ask the database (docs/decisions/mail.md).

-- The welcome function asks before it sends: true once for each time that an address joins the list.
create function public.claim_welcome(address text) returns boolean
language sql set search_path = '' as $$
  with claimed as (
    update public.subscribers s set welcomed_at = now()
    where s.email = lower(btrim(address)) and s.status = 'active' and s.welcomed_at is null
    returning 1
  )
  select exists (select from claimed)
$$;
revoke execute on function public.claim_welcome(text) from public, anon, authenticated;
grant execute on function public.claim_welcome(text) to service_role;
