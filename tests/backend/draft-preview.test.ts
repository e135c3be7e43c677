/** Preview links as the database makes and checks them (docs/decisions/draft-preview.md). */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { projectScripts } from "../support/backend/memory.ts";
import { startPostgres } from "../support/backend/postgres.ts";
import { type SqlEngine, startPglite } from "../support/backend/sql-engine.ts";

const drafts = `
insert into public.services (slug, title) values ('new-service', 'New service'), ('other', 'Other');
insert into public.commitments (slug, title) values ('new-service', 'New commitment');
`;
const link = (kind: string, slug = "new-service") => `private.preview_link('${kind}', '${slug}')`;
/** The token that the site makes of a link. */
const serviceToken = `'new-service.' || split_part(${link("service")}, '=', 2)`;
const commitmentToken = `split_part(split_part(${link("commitment")}, '=', 2), '#', 1)`;
/** A token with the right signature for an expiry of the test's own. */
const expiring = (seconds: number) => {
  const expires = `floor(extract(epoch from now()) + ${seconds})::bigint::text`;
  const draft = "private.find_draft('service', 'new-service')";
  return `concat_ws('.', 'new-service', ${expires},
    private.preview_signature('service', ${draft}, ${expires}))`;
};

for (const [name, start] of [["PGlite", startPglite], ["PostgreSQL", startPostgres]] as const) {
  describe(`preview links on ${name}`, () => {
    let engine: SqlEngine;
    beforeAll(async () => {
      engine = await start();
      await engine.install(await projectScripts());
    });
    afterAll(() => engine?.close());

    /** The title that the site gets for a token, or none. */
    async function previewed(kind: string, token: string, after = "") {
      const { error, value } = await engine.attempt(`
        ${drafts} select set_config('test.token', ${token}, true); ${after}
        set local role anon;
        select coalesce(public.preview_row('${kind}', current_setting('test.token')) ->> 'title', 'none');`);
      assert.equal(error, null);
      return value;
    }

    it("show the unpublished row that they were made for, whole", async () => {
      assert.equal(await previewed("service", serviceToken), "New service");
      assert.equal(await previewed("commitment", commitmentToken), "New commitment");
    });

    it("last one hour", async () => {
      assert.equal(await previewed("service", expiring(1)), "New service");
      assert.equal(await previewed("service", expiring(0)), "none");
      assert.equal(await previewed("service", expiring(-1)), "none");
      const { value } = await engine.attempt(`${drafts}
        select split_part(${serviceToken}, '.', 2)::bigint - floor(extract(epoch from now()));`);
      assert.equal(value, "3600");
    });

    it("show nothing when a part of them is changed", async () => {
      const changed = {
        slug: `replace(${serviceToken}, 'new-service', 'other')`,
        expiry: `regexp_replace(${serviceToken}, '[.][0-9]+', '.9999999999')`,
        signature: `left(${serviceToken}, -1) ||
          case when right(${serviceToken}, 1) = '0' then '1' else '0' end`,
        length: `${serviceToken} || '0'`,
        line: `${serviceToken} || E'\\n'`,
        "no signature": "'new-service.9999999999.'",
        nothing: "''",
      };
      for (const [part, token] of Object.entries(changed)) {
        assert.equal(await previewed("service", token), "none", part);
      }
    });

    it("show nothing of another table, or of a later row with the same slug", async () => {
      assert.equal(await previewed("commitment", serviceToken), "none");
      assert.equal(await previewed("service", commitmentToken), "none");
      assert.equal(await previewed("subscribers", serviceToken), "none");
      const after = `delete from public.services where slug = 'new-service';
        insert into public.services (slug, title) values ('new-service', 'Another');`;
      assert.equal(await previewed("service", serviceToken, after), "none");
    });

    it("are refused with a reason where there is no unpublished row", async () => {
      const published = "update public.services set published = true;";
      const refused = [link("service", "nowhere"), link("subscribers")].map((sql) =>
        `select ${sql};`
      );
      for (const script of [...refused, `${published} select ${link("service")};`]) {
        assert.equal((await engine.attempt(drafts + script)).error, "P0001");
      }
    });

    it("begin with the site's address once staff have set it", async () => {
      const set = (url: string) => `update private.preview_settings set site_url = '${url}';`;
      const made = async (before: string, kind: string) =>
        (await engine.attempt(`${drafts} ${before} select ${link(kind)};`)).value;
      const [service, commitment] = [
        /^\/services\/new-service\?preview=\d{10}\.[\da-f]{64}$/,
        /^\/commitments\?preview=new-service\.\d{10}\.[\da-f]{64}#new-service$/,
      ];
      assert.match((await made("", "service"))!, service);
      assert.match((await made("", "commitment"))!, commitment);
      const origin = "https://www.example.org";
      const whole = (await made(set(origin), "service"))!;
      assert(whole.startsWith(`${origin}/services/`));
      assert.equal((await engine.attempt(set(`${origin}/`))).error, "23514");
    });
  });
}
