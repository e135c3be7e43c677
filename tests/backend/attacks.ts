/** What a visitor, or anyone with the public key, may try on the database, and what must happen. */
import { commitmentsInBrief } from "../../content/commitments/commitments-in-brief.ts";
import { serviceNames } from "../../content/navigation.ts";

export interface Attack {
  name: string;
  /** Runs as the owner first. */
  given?: string;
  /** Runs as the public role. */
  sql: string;
  /** Runs as the owner afterwards; its first cell is the `value` expected. */
  then?: string;
  /** The SQLSTATE of the refusal. */
  error?: string;
  value?: string;
}

const denied = "42501";
const tooLong = "23514";
const missing = "23502";

/** One row in every table that visitors write to. */
export const fixtures = `
insert into public.contact_submissions (name, email, message)
values ('Known Person', 'known@county.example', 'Hello');
insert into public.subscribers (email, name) values ('known@county.example', 'Known Person');
insert into public.careers_applications (first_name, last_name, email, phone, location, experience,
  availability, cover_letter, resume_url, resume_path)
values ('Known', 'Person', 'known@county.example', '1', 'here', '10+ years', 'Immediately', 'Hello',
  'http://files.example/storage/v1/object/public/resumes/1763708400000-role-known-person.pdf',
  '1763708400000-role-known-person.pdf');
insert into storage.objects (bucket_id, name, metadata)
values ('resumes', '1763708400000-role-known-person.pdf', '{"eTag": "known"}');
analyze public.subscribers;
`;

const written = ["contact_submissions", "subscribers", "careers_applications"];
const read = ["services", "commitments"];

const inquiryColumns = { name: "A", email: "a@b.example", message: "Hello" };
const applicationColumns = {
  first_name: "A",
  last_name: "B",
  email: "a@b.example",
  phone: "1",
  location: "here",
  experience: "0-1 years",
  availability: "Immediately",
  cover_letter: "Hello",
  resume_path: "1763708400001-role-a-b.pdf",
};
export const publicUrl = (path: string) =>
  `http://files.example/storage/v1/object/public/resumes/${path}`;
const subscriberColumns = { email: "a@b.example", name: "", status: "active" };

export function insert(table: string, values: Record<string, string>, rest = ""): string {
  const literals = Object.values(values).map((value) => `'${value.replaceAll("'", "''")}'`);
  return `insert into ${table} (${Object.keys(values).join(", ")}) values (${
    literals.join(", ")
  }) ${rest};`;
}
export const insertInquiry = (values = {}) =>
  insert("public.contact_submissions", { ...inquiryColumns, ...values });
export function insertApplication(values: Record<string, string> = {}): string {
  const row = { ...applicationColumns, ...values };
  return insert("public.careers_applications", { resume_url: publicUrl(row.resume_path), ...row });
}
export const insertSubscriber = (values = {}, rest = "") =>
  insert("public.subscribers", { ...subscriberColumns, ...values }, rest);
const insertObject = (name: string, rest = "") =>
  insert("storage.objects", { bucket_id: "resumes", name }, rest);

const merge = "on conflict (email) do update set name = excluded.name, status = excluded.status";
const count = (table: string, condition = "true") =>
  `select count(*)::text from ${table} where ${condition};`;
const known = "email = 'known@county.example'";
const knownUnchanged = {
  then: `select concat_ws('|', name, status) from public.subscribers where ${known};`,
  value: "Known Person|active",
};

const refused = (name: string, sql: string): Attack => ({ name, sql, error: denied });

/** What nobody but the owner may do to any table. */
export const attacksOnTable = (table: string): Attack[] => [
  refused(`truncate ${table}`, `truncate ${table};`),
  refused(`disable the policies of ${table}`, `alter table ${table} disable row level security;`),
  refused(`add a policy to ${table}`, `create policy mine on ${table} using (true);`),
  refused(
    `add a trigger to ${table}`,
    `create trigger mine before insert on ${table} for each row execute function pg_catalog.suppress_redundant_updates_trigger();`,
  ),
  refused(`drop ${table}`, `drop table ${table};`),
];

/** What visitors may not do to any table. */
export const visitorsAttacksOnTable = (table: string): Attack[] => [
  ...attacksOnTable(table),
  refused(`delete from ${table}`, `delete from ${table};`),
  refused(`lock ${table} against everyone`, `lock table ${table} in access exclusive mode;`),
];

export const attacks: Attack[] = [
  // Reading what visitors sent.
  ...["contact_submissions", "careers_applications"].flatMap((table): Attack[] => [
    refused(`read all of ${table}`, `select * from public.${table};`),
    refused(`read addresses of ${table}`, `select email from public.${table};`),
    refused(`count ${table}`, count(`public.${table}`)),
    refused(`lock ${table}`, `lock table public.${table};`),
  ]),
  refused("read all of subscribers", "select * from public.subscribers;"),
  refused("read dates of subscribers", "select created_at from public.subscribers;"),
  { name: "count subscribers", sql: count("public.subscribers"), value: "0" },
  { name: "look an address up", sql: count("public.subscribers", known), value: "0" },
  {
    name: "read subscribers in sorted pages",
    sql: "select coalesce(max(email), 'none') from public.subscribers;",
    value: "none",
  },
  {
    name: "read subscribers through the planner's statistics",
    sql:
      "select count(*)::text from pg_stats where schemaname = 'public' and tablename = 'subscribers';",
    value: "0",
  },
  ...written.map((table) => refused(`copy ${table} out`, `copy public.${table} to stdout;`)),
  ...["contact_submissions", "careers_applications"].map((table) =>
    refused(
      `return the row inserted into ${table}`,
      (table === "contact_submissions" ? insertInquiry() : insertApplication())
        .replace(";", "returning *;"),
    )
  ),
  refused("return all of the subscriber inserted", insertSubscriber({}, "returning *")),
  ...["new@county.example", "known@county.example"].flatMap((email): Attack[] => [
    {
      name: `return the address of a subscriber (${email})`,
      sql: `with answer as (${insertSubscriber({ email }, "returning email").replace(";", "")})
        select count(*)::text from answer;`,
      value: "0",
    },
    {
      name: `return the address of a merged subscriber (${email})`,
      sql: `with answer as (${
        insertSubscriber({ email }, `${merge} returning email`).replace(";", "")
      }) select count(*)::text from answer;`,
      value: "0",
    },
    {
      name: `tell new from known by leaving conflicts alone (${email})`,
      sql: `with answer as (${
        insertSubscriber({ email }, "on conflict do nothing returning email").replace(";", "")
      }) select count(*)::text from answer;`,
      value: "0",
    },
    {
      name: `tell new from known by a plain insert (${email})`,
      sql: `${insertSubscriber({ email })} select 'accepted';`,
      value: "accepted",
    },
    {
      name: `tell new from known by a condition (${email})`,
      sql: `${
        insertSubscriber({ email }, `${merge} where subscribers.name > 'A'`)
      } select 'accepted';`,
      value: "accepted",
    },
    {
      name: `tell new from known by an error in the merge (${email})`,
      sql: `${
        insertSubscriber({ email }, "on conflict (email) do update set name = (1 / 0)::text")
      } select 'accepted';`,
      // The constant is folded before a row is looked at: an error either way.
      error: "22012",
    },
    {
      name: `tell new from known by a merge statement (${email})`,
      sql: `merge into public.subscribers s using (values ('${email}')) v (e) on s.email = v.e
        when matched then update set name = 'Mallory' when not matched then do nothing;`,
      ...knownUnchanged,
    },
  ]),

  // Changing and removing.
  ...["contact_submissions", "careers_applications"].map((table) =>
    refused(`update ${table}`, `update public.${table} set email = 'mallory@evil.example';`)
  ),
  ...read.map((table) =>
    refused(`update ${table}`, `update public.${table} set title = 'Defaced';`)
  ),
  ...read.map((table) =>
    refused(`lock rows of ${table}`, `select * from public.${table} for update;`)
  ),
  ...read.map((table) =>
    refused(
      `add to ${table}`,
      insert(`public.${table}`, { slug: "mine", title: "Mine", published: "true" }),
    )
  ),
  {
    name: "update subscribers",
    sql: "update public.subscribers set name = 'Mallory', status = 'suppressed';",
    ...knownUnchanged,
  },
  refused("update dates of subscribers", "update public.subscribers set created_at = now();"),
  {
    name: "merge over a subscriber's name",
    sql: insertSubscriber({ email: "known@county.example", name: "Mallory" }, merge),
    ...knownUnchanged,
  },
  {
    name: "merge over a subscriber's status",
    sql: insertSubscriber(
      { email: "known@county.example" },
      "on conflict (email) do update set status = 'suppressed'",
    ),
    ...knownUnchanged,
  },
  refused(
    "merge over a subscriber's dates",
    insertSubscriber({}, "on conflict (email) do update set created_at = now()"),
  ),
  refused(
    "merge a deletion into subscribers",
    `merge into public.subscribers s using (values (1)) v (one) on true
      when matched then delete;`,
  ),
  {
    name: "revive a suppressed address",
    given: `update public.subscribers set status = 'suppressed' where ${known};`,
    sql: insertSubscriber({ email: "KNOWN@county.example" }, merge),
    then: `select status from public.subscribers where ${known};`,
    value: "suppressed",
  },
  refused(
    "merge over an inquiry",
    insertInquiry().replace(";", "on conflict (id) do update set message = 'Defaced';"),
  ),
  refused(
    "merge over an application",
    insertApplication({ resume_path: "1763708400000-role-known-person.pdf" })
      .replace(";", "on conflict (id) do update set cover_letter = 'Defaced';"),
  ),

  // Spoofing what the database fills in.
  ...["suppressed", "admin", ""].map((status) =>
    refused(`subscribe with status "${status}"`, insertSubscriber({ status }))
  ),
  refused(
    "subscribe without a status that is said to be null",
    "insert into public.subscribers (email, name, status) values ('a@b.example', '', null);",
  ),
  ...["created_at", "updated_at"].map((column) =>
    refused(`subscribe with a ${column} of one's own`, insertSubscriber({ [column]: "2020-01-01" }))
  ),
  ...["id", "created_at"].flatMap((column): Attack[] => {
    const value = column === "id" ? "00000000-0000-4000-8000-000000000000" : "2020-01-01";
    return [
      refused(`send an inquiry with a ${column}`, insertInquiry({ [column]: value })),
      refused(`apply with a ${column}`, insertApplication({ [column]: value })),
    ];
  }),

  // Sizes and shapes.
  {
    name: "apply without any value",
    sql: "insert into public.careers_applications (phone) values (null);",
    error: missing,
  },
  ...Object.entries({ resume_url: 2000, resume_path: 300 }).map(([column, length]): Attack => ({
    name: `apply with an oversize ${column}`,
    sql: insertApplication({ [column]: "a".repeat(length + 1) }),
    error: tooLong,
  })),
  { name: "send a blank inquiry", sql: insertInquiry({ message: "   " }), error: tooLong },

  // Rows that are not published.
  ...read.flatMap((table): Attack[] => [
    {
      name: `count unpublished ${table}`,
      sql: count(`public.${table}`, "not published"),
      value: "0",
    },
    {
      name: `reach unpublished ${table} through a function that tells`,
      sql: count(`public.${table}`, "length(title) / (case when published then 1 else 0 end) >= 0"),
      value: String((table === "services" ? serviceNames : commitmentsInBrief.links).length),
    },
  ]),

  ...read.flatMap((table): Attack[] => {
    const drafts = { services: "service_drafts", commitments: "commitment_drafts" }[table]!;
    const draft = `insert into public.${drafts} (slug, draft)
      select min(slug), '{"title": "Secret"}' from public.${table};`;
    return [
      {
        name: `find a draft in the rows of ${table}`,
        given: draft,
        sql: count(`public.${table} t`, "to_jsonb(t)::text like '%Secret%'"),
        value: "0",
      },
      { name: `read ${drafts}`, given: draft, sql: count(`public.${drafts}`), error: denied },
      refused(`add to ${drafts}`, insert(`public.${drafts}`, { slug: "a", draft: "{}" })),
      {
        name: `apply a draft of ${table}`,
        given: draft,
        sql: `select private.apply_draft('service', 'a');`,
        error: denied,
      },
      {
        name: `read ${table} before their time`,
        given:
          `update public.${table} set title = 'Secret', publish_at = now() + interval '1 second'
           where slug = (select min(slug) from public.${table});`,
        sql: count(`public.${table}`, "title = 'Secret'"),
        value: "0",
      },
    ];
  }),

  // Links in place of the resume's own.
  ...[
    "http://files.example/2",
    "https://evil.example/?/storage/v1/object/public/resumes/1763708400001-role-a-b.pdf",
    "https://a@evil.example/storage/v1/object/public/resumes/1763708400001-role-a-b.pdf",
    "https://evil.example/x/storage/v1/object/public/resumes/1763708400001-role-a-b.pdf",
    "https://evil.example/storage/v1/object/public/resumes/1763708400001-other.pdf",
    "https://evil.example/storage/v1/object/public/resumes/1763708400001-role-a-b.pdf?x=/",
    "https://evil.example/storage/v1/object/public/resumes/1763708400001-role-a-b.pdf#x",
    "javascript:alert(1)",
    "",
  ].map((resume_url): Attack => ({
    name: `apply with the link ${resume_url}`,
    sql: insertApplication({ resume_url }),
    error: tooLong,
  })),
  refused("read replaced applications", count("private.replaced_applications")),
  refused("read an export", count("private.export_subscribers")),

  // What is closed altogether.
  refused("read who sent lately", count("private.recent_submissions")),
  refused("empty who sent lately", "delete from private.recent_submissions;"),
  refused(
    "count a submission for somebody",
    "select private.count_submission('inquiry', 'a', 1000000);",
  ),
  refused("report a scan", "select public.record_scan('a.pdf');"),
  refused("ask for a scan", "select private.request_scan('a.pdf');"),
  refused("read what was scanned", count("private.resume_status")),
  refused("decide on an application", insertApplication({ decided_at: "2020-01-01" })),
  refused(
    "add to the quarantine",
    insert("storage.objects", { bucket_id: "quarantine", name: "1763708400001-a.pdf" }),
  ),
  refused("call the trigger's function", "select private.receive_subscriber();"),
  {
    name: "make a preview link",
    given: "insert into public.services (slug, title) values ('new-service', 'New service');",
    sql: "select private.preview_link('service', 'new-service');",
    error: denied,
  },
  refused(
    "sign a preview link",
    "select private.preview_signature('service', '{}', '9999999999');",
  ),
  refused("read a draft without a link", "select private.find_draft('service', 'a');"),
  refused("read the keys of previews", "select * from private.preview_settings;"),
  refused(
    "replace the keys of previews",
    "update private.preview_settings set inner_key = '', outer_key = '';",
  ),
  refused("claim somebody's welcome", "select public.claim_welcome('known@county.example');"),
  refused(
    "settle somebody's welcome",
    "select public.settle_welcome('known@county.example', true);",
  ),
  refused("claim a notice, which is a whole row", "select public.claim_notice();"),
  refused("mark a notice", "select public.mark_notified(gen_random_uuid());"),
  refused("use up the hour's mails", "select public.count_mail();"),
  refused("claim a change of the list", "select public.claim_contact();"),
  refused(
    "mark a change of the list",
    "select public.mark_listed('known@county.example', 'active');",
  ),
  refused(
    "report a bounce",
    "select public.record_mail_event('known@county.example', 'suppressed', now());",
  ),
  refused(
    "make a link that unsubscribes",
    "select private.unsubscribe_link('known@county.example');",
  ),
  refused("make its token", "select private.unsubscribe_token('known@county.example');"),
  refused(
    "sign its token",
    "select private.unsubscribe_signature(gen_random_uuid(), 'known@county.example');",
  ),
  refused("read the keys of links", "select * from private.mail_settings;"),
  refused("replace the keys of links", "update private.mail_settings set inner_key = '';"),
  refused("read which notices wait", count("private.waiting_notices")),
  refused("read how many mails were sent", count("private.mails_by_hour")),
  refused("call the mail queue", "select private.call_mail_queue();"),
  refused("mark an inquiry as told", insertInquiry({ notified_at: "2020-01-01" })),
  refused(
    "choose a subscriber's id",
    insertSubscriber({ id: "00000000-0000-0000-0000-000000000000" }),
  ),
  refused("read a subscriber's id", "select id from public.subscribers;"),
  refused("read orphaned files", count("private.orphaned_resumes")),
  refused("read who was welcomed", "select welcomed_at from public.subscribers;"),
  {
    name: "replace an application without the random bits of its attempt",
    sql: [
      "1763708400000-role-known-person.doc",
      `1-a-${"0".repeat(32)}.pdf`,
      "1-a-%.pdf",
      "1-a-.pdf",
    ]
      .map((resume_path) => insertApplication({ resume_path, phone: resume_path })).join(""),
    then: count("public.careers_applications", "first_name = 'Known' and phone = '1'"),
    value: "1",
  },
  refused(
    "replace the trigger's function",
    "create or replace function private.count_submission(kind text, address text, hourly integer) returns void language sql as 'select';",
  ),
  refused(
    "use the trigger's function elsewhere",
    "create temp table t (email text, name text, status text); create trigger x before insert on t for each row execute function private.receive_subscriber(1000);",
  ),
  refused("create a table in public", "create table public.mine (id int);"),
  refused(
    "create a function in public",
    "create function public.lower(text) returns text language sql as 'select $1';",
  ),
  refused("create a schema", "create schema mine;"),
  refused("read what has been applied", "select * from supabase_migrations.schema_migrations;"),

  // Files.
  { name: "list files", sql: count("storage.objects"), value: "0" },
  { name: "list buckets", sql: count("storage.buckets"), value: "0" },
  {
    name: "rename files",
    sql: "update storage.objects set name = 'mine';",
    then: count("storage.objects", "name = 'mine'"),
    value: "0",
  },
  {
    name: "delete files",
    sql: "delete from storage.objects;",
    then: count("storage.objects"),
    value: "1",
  },
  {
    name: "replace a file",
    sql: insertObject("1763708400000-role-known-person.pdf"),
    error: "23505",
  },
  {
    name: "replace a file by merging",
    sql: insertObject(
      "1763708400000-role-known-person.pdf",
      "on conflict (bucket_id, name) do update set metadata = null",
    ),
    error: denied,
  },
  refused(
    "learn of a file by leaving conflicts alone",
    insertObject("1763708400001-role-a-b.pdf", "on conflict do nothing returning id"),
  ),
  ...[
    "mine.pdf",
    "folder/1763708400001-role-a-b.pdf",
    "../1763708400001-role-a-b.pdf",
    "1763708400001-role-a-b",
    "1763708400001-role-a-b.pdf\n",
    "1763708400001-role-a-b.pdf/x",
    "1763708400001-rôle.pdf",
    `1763708400001-${"a".repeat(300)}.pdf`,
    "",
  ].map((name) =>
    refused(`add a file named ${JSON.stringify(name.slice(0, 40))}`, insertObject(name))
  ),
  {
    name: "add a file to another bucket",
    given: insert("storage.buckets", { id: "other", name: "other" }),
    sql: insert("storage.objects", { bucket_id: "other", name: "1763708400001-role-a-b.pdf" }),
    error: denied,
  },
  refused("add a bucket", insert("storage.buckets", { id: "m", name: "m" })),
  {
    name: "make the bucket larger",
    sql: "update storage.buckets set file_size_limit = 1000000000;",
    then: "select file_size_limit::text from storage.buckets where id = 'resumes';",
    value: "10485760",
  },
];
