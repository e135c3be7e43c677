-- The simple pattern of SPEC §5, as browser and server check it. Rows that are stored already are
-- not checked again.
alter table public.contact_submissions
  drop constraint contact_submissions_email_check,
  add constraint contact_submissions_email_check
    check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254) not valid;
alter table public.careers_applications
  drop constraint careers_applications_email_check,
  add constraint careers_applications_email_check
    check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254) not valid;
alter table public.subscribers
  drop constraint subscribers_email_check,
  add constraint subscribers_email_check check (
    email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254 and email = lower(email)
  ) not valid;
