-- What staff take into a spreadsheet (docs/deploy.md). A spreadsheet runs a cell that begins like a
-- formula, and visitors choose the cells: a leading apostrophe makes it text.

create function private.cell(value text) returns text
language sql immutable set search_path = '' as $$
  select case when value ~ '^[=+@\t\r-]' then '''' || value else value end
$$;
revoke execute on function private.cell(text) from public;

create view private.export_inquiries with (security_invoker = true) as
select
  created_at, private.cell(name) as name, private.cell(email) as email,
  private.cell(organization) as organization, private.cell(phone) as phone,
  private.cell(service) as service, private.cell(message) as message, keep_until, id
from public.contact_submissions
order by created_at, id;

create view private.export_applications with (security_invoker = true) as
select
  a.created_at, private.cell(a.first_name) as first_name, private.cell(a.last_name) as last_name,
  private.cell(a.email) as email, private.cell(a.phone) as phone,
  private.cell(a.location) as location, private.cell(a.position) as position,
  private.cell(a.experience) as experience, private.cell(a.availability) as availability,
  private.cell(a.salary) as salary, private.cell(a.linked_in) as linked_in,
  private.cell(a.portfolio) as portfolio, private.cell(a.cover_letter) as cover_letter,
  private.cell(a.resume_url) as resume_url, private.cell(a.resume_path) as resume_path,
  s.status as resume_status, a.decided_at, a.keep_until, a.id
from public.careers_applications a
left join private.resume_status s on s.id = a.id
order by a.created_at, a.id;

create view private.export_subscribers with (security_invoker = true) as
select
  private.cell(email) as email, private.cell(name) as name, status, created_at, updated_at,
  private.unsubscribe_link(email) as unsubscribe_link
from public.subscribers
order by created_at, email;
