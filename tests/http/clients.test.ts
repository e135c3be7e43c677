import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { keepTogether } from "../../client/ui/text/keep-together.ts";
import { workSamples } from "../../content/about-sections/work-samples.ts";
import { clients, type ClientSlug } from "../../content/clients/chooser.ts";
import { workedExampleLabels } from "../../content/clients/shown-example.ts";
import { workedExamples } from "../../content/clients/worked-examples.ts";
import grants from "../../content/insights/grant-success-best-practices-2025.ts";
import resilience from "../../content/insights/organizational-resilience-uncertain-times.ts";
import partnerships from "../../content/insights/public-private-partnerships-trends.ts";
import { openingLine } from "../../content/forms/contact-topics.ts";
import { evidence } from "../../content/evidence.ts";
import { openings } from "../../content/careers/openings.ts";
import { openingTerms } from "../../content/careers/openings-in-brief.ts";
import { paths } from "../../content/paths.ts";
import { isSample } from "../../content/samples.ts";
import { jobPosting } from "../../server/pages/seo/work-nodes.ts";
import { type RunningApp, startApp } from "../support/app.ts";

describe("pages for clients", () => {
  let site: RunningApp;
  beforeAll(async () => void (site = await startApp({ backend: "embedded" })));
  afterAll(() => site[Symbol.asyncDispose]());
  const html = async (path: string) => await site.text(path);

  it("are one link away from the home page and from the services", async () => {
    for (const from of [paths.home, paths.services]) {
      const page = await html(from);
      for (const slug of Object.keys(clients)) {
        assert(page.includes(`href="${paths.client(slug)}"`), `${from}: ${slug}`);
      }
    }
  });

  it("have a fragment for each situation, and fill in the sector of a message", async () => {
    for (const [slug, { situations }] of Object.entries(clients)) {
      const page = await html(paths.client(slug));
      for (const id of Object.keys(situations)) assert(page.includes(`id="${id}"`), id);
      const contact = paths.contactAbout(slug);
      assert(page.includes(`href="${contact}"`), contact);
      assert((await html(contact)).includes(`>${openingLine(slug).trim()}`), slug);
    }
    assert.doesNotMatch(await html(paths.contactAbout("nobody")), /Sector:/);
  });

  it("have one labeled and dated example for each situation, with the site's own figures", async () => {
    for (const [slug, { situations }] of Object.entries(clients)) {
      const examples = workedExamples[slug as ClientSlug];
      assert.deepEqual(Object.keys(examples), Object.keys(situations));
      const page = await html(paths.client(slug));
      for (const { caption } of Object.values(examples)) {
        assert.match(caption, /\b20\d\d\b/);
        assert(page.includes(keepTogether(caption)), caption);
      }
      assert.equal(page.split(workedExampleLabels.all).length - 1, 1);
      const labels = page.split(`>${workedExampleLabels.each}</p>`).length - 1;
      assert.equal(labels, Object.keys(situations).length);
    }
    const origins = [
      [workedExamples["local-government"]["recovery-funds"], workSamples],
      [workedExamples["local-government"]["unsolicited-proposal"], partnerships],
      [workedExamples.nonprofits["first-award"], grants],
      [workedExamples.nonprofits["show-results"], workSamples],
      [workedExamples.nonprofits.storm, resilience],
    ] as const;
    for (const [example, origin] of origins) {
      const text = JSON.stringify(origin);
      for (const [, value] of example!.rows) {
        assert(value === "$0" || text.includes(value!), `${example!.caption}: ${value}`);
      }
    }
  });

  it("are 404 for any other slug", async () => {
    assert.equal((await site.get(paths.client("nobody"))).status, 404);
  });

  it("exclude the page of credentials while there is none", async () => {
    const { status } = await site.get(paths.doingBusiness);
    assert.equal(status, evidence.credentials.length > 0 ? 200 : 404);
  });

  it("show pay and date of each opening, and no JobPosting for a sample", async () => {
    for (const opening of openings) {
      const page = await html(paths.opening(opening.slug));
      assert.match(page, /Yearly pay/);
      assert.equal(page.includes("JobPosting"), !isSample(openingTerms));
      assert.equal(page.includes("samples until"), isSample(openingTerms));
      const posting = JSON.stringify(jobPosting("https://firm.example", opening));
      assert.match(posting, /"datePosted":"20\d\d-\d\d-\d\d".*"minValue":\d+/);
    }
  });
});
