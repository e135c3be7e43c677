/** Previews of unpublished rows for staff (docs/decisions/draft-preview.md). */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { draftMessages } from "../../content/messages/drafts.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import {
  draftCommitment,
  type Drafts,
  draftService,
  openDrafts,
} from "../support/backend/drafts.ts";
import { axe } from "../support/browser/axe.ts";
import { sidewaysScroll, titled } from "../support/browser/browser.ts";
import { sharedBrowser } from "../support/browser/shared.ts";

const browser = sharedBrowser();
let backend: Drafts;
let site: RunningApp;
beforeAll(async () => {
  backend = await openDrafts();
  site = await startApp({ backend });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await backend.close();
});

const label = (page: Page) =>
  page.getByRole("status").getByText(draftMessages.label, { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe("a preview in the browser", () => {
  it("shows the draft and its label after hydration and after Back", async () => {
    await using page = await browser.visit(site.url + await backend.link("service"));
    assert(await label(page).isVisible());
    await heading(page, draftService.title).waitFor();
    await titled(page, `Draft: ${draftService.title}`);
    assert.deepEqual(await axe(page), []);
    await page.getByRole("link", { name: servicesPage.title }).first().click();
    await heading(page, servicesPage.title).waitFor();
    assert.equal(await label(page).count(), 0);
    assert.equal(await page.getByText(draftService.title).count(), 0);
    await page.goBack();
    await heading(page, draftService.title).waitFor();
    assert(await label(page).isVisible());
  });

  it("is labeled on a phone, beside the up-arrow, with and without script", async () => {
    for (const javaScriptEnabled of [true, false]) {
      await using page = await browser.visit(site.url + await backend.link("service"), {
        width: 320,
        javaScriptEnabled,
      });
      const box = (await page.locator("[data-draft]").boundingBox())!;
      assert(box.x >= 0 && box.x + box.width <= 320 - 64, JSON.stringify(box));
      assert(box.y > 0 && box.y + box.height <= 900, JSON.stringify(box));
      assert.equal(await sidewaysScroll(page), 0);
    }
  });

  it("opens the dialog of the unpublished commitment", async () => {
    await using page = await browser.visit(site.url + await backend.link("commitment"));
    assert(await label(page).isVisible());
    await page.locator(`#${draftCommitment.slug}`).getByRole("link").click();
    await page.getByRole("dialog").getByText("All figures are public.").waitFor();
    assert.deepEqual(await axe(page), []);
  });
});
