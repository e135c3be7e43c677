import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { careersPage } from "../../content/careers/careers.ts";
import { careersSections } from "../../content/careers/sections.ts";
import { paths } from "../../content/paths.ts";
import { servicePage } from "../../content/pages/service.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { startApp } from "../support/app.ts";
import { elementsOf } from "../support/page/html.ts";
import { recordingBackend } from "../support/backend/recording-backend.ts";

/** The headings of a page, each as `h2 Overview`. */
async function headings(path: string, row: Record<string, unknown> = {}): Promise<string[]> {
  const backend = recordingBackend();
  Object.assign(firstOf(backend.tables.services), row);
  await using site = await startApp({ backend: backend.address });
  const elements = elementsOf(await site.text(path));
  return elements.filter(({ tag }) => /^h[1-6]$/.test(tag)).map(({ tag, text }) =>
    `${tag} ${text}`
  );
}

const firstOf = (rows: unknown) => (rows as Record<string, unknown>[])[0]!;

describe("the overview of a service", () => {
  const path = paths.service("strategic-planning-business-development");
  const overview = `h2 ${servicePage.overview}`;
  const features = `h3 ${servicesPage.keyFeatures}`;

  it("holds the key features (SPEC §2)", async () => {
    const found = await headings(path);
    assert.equal(found.indexOf(features), found.indexOf(overview) + 1);
    assert(found.indexOf(`h2 ${servicePage.benefits}`) > found.indexOf(features));
  });

  it("is omitted when it is empty", async () => {
    assert((await headings(path, { detailed_description: null })).includes(overview));
    const empty = await headings(path, { detailed_description: null, features: null });
    assert(!empty.includes(overview) && !empty.includes(features));
  });
});

describe("the figures of a commitment", () => {
  it("show a value alone and a label alone", async () => {
    const backend = recordingBackend();
    Object.assign(firstOf(backend.tables.commitments), {
      stat1_label: null,
      stat1_value: "Value alone",
      stat2_label: "Label alone",
      stat2_value: null,
    });
    await using site = await startApp({ backend: backend.address });
    const html = await site.text(paths.commitments);
    for (const text of ["Value alone", "Label alone"]) assert(html.includes(`>${text}</p>`), text);
  });
});

describe("/careers", () => {
  it("has the openings after values and benefits (SPEC §2)", async () => {
    const found = await headings(paths.careers);
    const { values, benefits, openings } = careersSections;
    const places = [values, benefits, openings, careersPage.form];
    const at = places.map(({ title }) => found.indexOf(`h2 ${title}`));
    assert(!at.includes(-1));
    assert.deepEqual(at, at.toSorted((a, b) => a - b));
  });
});

describe("the ids of /commitments", () => {
  it("are unique, whichever of the page's own ids the slugs equal", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address, ttlMs: 0 });
    const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
    const own = idsOf(await site.text(paths.commitments));
    assert(own.length > 20);
    const template = firstOf(backend.tables.commitments);
    backend.tables.commitments = own.map((slug) => ({ ...template, slug }));
    const ids = idsOf(await site.text(paths.commitments));
    assert(ids.length > 3 * own.length);
    const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
    assert.deepEqual(repeated, []);
  });
});
