/** What happens to calls that no visitor waited for when the process is asked to stop (SPEC §7). */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { paths } from "../../../content/paths.ts";
import { enquiryFields } from "../../support/forms.ts";
import { startSite } from "../../support/process/process.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";

/** Sends an enquiry whose confirmation is answered as told, then asks the process to stop. */
async function stopAfterEnquiry(confirmation: () => Promise<Response>) {
  await using backend = recordingBackend();
  backend.instead = ({ path }) => path.startsWith("/functions/") ? confirmation() : undefined;
  const { url, key } = backend.served();
  await using site = startSite({ SUPABASE_URL: url, SUPABASE_ANON_KEY: key });
  const response = await fetch((await site.url) + paths.contact, {
    method: "POST",
    body: new URLSearchParams(enquiryFields),
    redirect: "manual",
  });
  assert.equal(response.status, 303);
  await response.text();
  await backend.called("/functions/v1/contactConfirmation");
  site.kill("SIGTERM");
  const { code } = await site.ended;
  return { code };
}

describe("a confirmation under way when the process is asked to stop", () => {
  it("is waited for, longer than a hurried stop would", async () => {
    let answered = false;
    const { code } = await stopAfterEnquiry(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_500));
      answered = true;
      return new Response();
    });
    assert.equal(code, 0);
    assert(answered);
  });
});
