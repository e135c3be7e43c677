import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { HtmlValidate } from "html-validate";
import { factsFile, factsPath } from "../../artwork/facts.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { blindCopy, mailedOrigin } from "../../content/mail.ts";
import { paths } from "../../content/paths.ts";
import { domain, site } from "../../content/site.ts";
import { facts } from "../../supabase/functions/_shared/facts.ts";
import { mailNames, mailOf, token } from "./provider.ts";

describe("the emails", () => {
  it("state the facts of the site", async () => {
    const written = await Deno.readTextFile(new URL(`../../${factsPath}`, import.meta.url));
    assert.equal(written, factsFile, 'Missing step: "deno task generate facts"');
  });

  for (const name of mailNames) {
    it(`${name}: text and HTML have the same words and the firm's address`, async () => {
      const { subject, text, html } = await mailOf(name);
      assert.ok(subject.length > 0 && subject.length <= 70, subject);
      const words = (value: string) => value.replace(/[>\s]+/g, " ");
      const rendered = words(
        html.replace(/<[^>]*>/g, " ").replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
      );
      for (const paragraph of text.split("\n").map((line) => words(line).trim())) {
        // The HTML has a label in a cell of its own.
        const said = paragraph.replace(/^[A-Z][a-z ]{0,30}: /, "");
        if (said === "--" || said.startsWith("https://") || said.endsWith(":")) continue;
        for (const part of said.split(", ")) assert.ok(rendered.includes(part), part);
      }
      assert.ok(text.includes(site.name) && text.includes(facts.address));
      assert.doesNotMatch(text + html, /undefined|null|\[object/);
      assert.doesNotMatch(text, /\b[a-z]+[A-Z]\w*/, "an identifier in the words");
    });

    it(`${name}: HTML is valid and fetches nothing`, async () => {
      const { html } = await mailOf(name);
      assert.doesNotMatch(html, /<(img|script|style|link|table|iframe|form)\b|url\(|@import/i);
      for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
        assert(
          [`${facts.url}/`, "tel:+", "mailto:"].some((start) => `${href!}/`.startsWith(start)),
          href,
        );
      }
      const report = await new HtmlValidate({
        extends: ["html-validate:standard"],
        rules: { "no-inline-style": "off", "long-title": "off" },
      }).validateString(html);
      assert.deepEqual(
        report.results.flatMap(({ messages }) => messages.map((m) => m.message)),
        [],
      );
    });

    it(`${name}: uses the names and addresses of the secrets`, async () => {
      const mail = await mailOf(name, {}, {
        SITE_NAME: "Red Hills & Sons",
        SITE_URL: "https://redhills.example/",
        MAIL_FROM: "Red Hills <mail@redhills.example>",
        REPLY_TO: "office@redhills.example",
        CAREERS_EMAIL: "jobs@redhills.example",
      });
      assert.equal(mail.from, "Red Hills <mail@redhills.example>");
      assert.match(mail.text, /Red Hills & Sons/);
      assert.match(mail.html, /href="https:\/\/redhills\.example"/);
      const { bcc: _, ...rest } = mail;
      for (const fact of [site.name, domain]) assert(!JSON.stringify(rest).includes(fact), fact);
    });
  }

  it("welcome: leaves the list with one click (RFC 8058), by mail and by a link", async () => {
    const mail = await mailOf("newsletterWelcome");
    assert.deepEqual(mail.to, ["ada@example.org"]);
    assert.deepEqual(mail.reply_to, [site.email]);
    const link = `${mailedOrigin}${paths.unsubscribe}?token=${token}`;
    assert.deepEqual(mail.headers, {
      "List-Unsubscribe": `<${link}>, <mailto:${site.email}?subject=unsubscribe>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    assert.match(mail.text, /To leave the list/);
    assert.ok(mail.text.split("\n").includes(link));
    assert.match(mail.html, new RegExp(`href="${link.replaceAll(/[.?]/g, "\\$&")}"`));
    assert.match(mail.text, /\/documents\/2025-strategic-outlook\.pdf/);
  });

  it("contact: promises a response within 24 hours, and repeats nothing typed", async () => {
    const mail = await mailOf("contactConfirmation");
    assert.deepEqual(mail.to, ["ada@example.org"]);
    assert.match(mail.text, /Hello Ada Lovelace,/);
    assert.match(mail.text, /within 24 hours/);
    const evil = "Win at https://evil.example or call +1 900 555 0100";
    const { text, html, subject } = await mailOf("contactConfirmation", {
      name: evil,
      organization: evil,
      phone: evil,
      service: evil,
      message: evil,
    });
    assert.doesNotMatch(text + html + subject, /evil|900/);
    assert.doesNotMatch(
      (await mailOf("contactConfirmation", { name: "a ".repeat(90) })).text,
      /a a/,
    );
  });

  it("career: names the position and the 2 weeks", async () => {
    const mail = await mailOf("careerConfirmation");
    assert.deepEqual([mail.to, mail.reply_to], [["ada@example.org"], [site.careersEmail]]);
    assert.match(mail.text, /Hello Ada Lovelace,/);
    assert.match(mail.text, /Position: Financial Analyst/);
    assert.match(mail.text, /within 2 weeks/);
    const general = await mailOf("careerConfirmation", { position: "" });
    assert.match(general.text, /Position: General Application/);
  });

  it("notification: goes to the firm, with the blind copy, and replies reach the candidate", async () => {
    const mail = await mailOf("applicationNotification");
    assert.deepEqual(mail.to, [site.careersEmail]);
    assert.deepEqual(mail.bcc, [blindCopy]);
    assert.deepEqual(mail.reply_to, ["ada@example.org"]);
    assert.equal(mail.subject, "New application: Financial Analyst, Ada Lovelace");
    assert.doesNotMatch(mail.text + mail.html, new RegExp(blindCopy));
    const general = await mailOf("applicationNotification", { position: " " });
    assert.match(general.subject, /General Application/);
  });

  it("greet by a name only what can be nothing but a name", async () => {
    const links = [
      "At evil.example",
      "https://evil",
      "www.evil",
      "a@evil",
      "evil 1-800 555",
      "evil\u3002com",
      "evil\uff0ecom",
      "evil\uff61com",
      "evi\u0301l\u0301.com",
      "e\u0301vil.co\u0301m",
      "evil.xn--p",
      "1.2.3.4/evil",
      "evil/pay",
      "evil com\u2024com",
      "\u{1d4ee}vil.com",
      "evil: pay",
      "evil\u200bcom, evil",
      "...",
    ];
    for (const name of links) {
      const welcome = await mailOf("newsletterWelcome", { name });
      assert.match(welcome.text, /^Hello,$/m, name);
      assert.doesNotMatch(welcome.text + welcome.html, /evil/i, name);
      const career = await mailOf("careerConfirmation", { first_name: name, position: name });
      assert.match(career.text, /^Hello,$/m, name);
    }
    const names = [
      "J.R. Vance",
      "J. R. R. Tolkien",
      "Dr. J.-P. Roy",
      "Mary Ann O'Neill-Smith",
      "Zoë d’Arc",
      "Jose\u0301 Nu\u0301n\u0303ez",
      "Nguyễn Thị",
      "李 明",
      "Martin Luther King Jr.",
    ];
    for (const name of names) {
      assert.ok(
        (await mailOf("newsletterWelcome", { name })).text.includes(`Hello ${name},`),
        name,
      );
    }
  });

  it("name a position only when it holds no link", async () => {
    const links = [
      "At evil.example",
      "evil\u3002com",
      "evi\u0301l\u0301.com",
      "1.2.3.4/evil",
      "evil/pay",
    ];
    for (const position of links) {
      const { text, html } = await mailOf("careerConfirmation", { position });
      assert.match(text, /Position: General Application/, position);
      assert.doesNotMatch(text + html, /evil/i, position);
    }
    for (const position of applicationForm.fields.position.options) {
      const { text } = await mailOf("careerConfirmation", { position });
      assert.ok(text.includes(`Position: ${position}`), position);
    }
  });
});
