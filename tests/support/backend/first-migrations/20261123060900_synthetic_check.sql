-- deploy/check.sh sends an inquiry from this address every few minutes to test the whole path of a
-- form. Its row passes grants and then goes nowhere: staff never see it, and it needs no hourly limit.
-- Triggers run in the order of their names; this one comes before `receive`.
create function private.drop_synthetic_check() returns trigger
language plpgsql set search_path = '' as $$
begin
  return null;
end $$;
revoke execute on function private.drop_synthetic_check() from public;

create trigger drop_synthetic_check before insert on public.contact_submissions
  for each row when (new.email = 'synthetic-check@example.com')
  execute function private.drop_synthetic_check();
