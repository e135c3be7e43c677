/** Whatever a stranger types, headers stay headers, HTML stays the firm's, text stays quoted. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "@std/testing/bdd";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import {
  bodies,
  call,
  type MailName,
  mailNames,
  mailOf,
  type Provider,
  startProvider,
} from "./provider.ts";

const pieces = [
  "\r\n",
  "\n",
  "\r",
  "\u0000",
  "\u0085",
  "\u2028",
  "\u202e",
  "\ud800",
  "Bcc: eve@example.org",
  "</p><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<!--",
  "</title><h1>",
  "]]>",
  "&lt;b&gt;",
  "' onclick='x",
  "-- ",
  "> ",
  "🌱",
  "=?utf-8?q?x?=",
];
const typed = fc.array(
  fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary" }), fc.string()),
  {
    minLength: 1,
    maxLength: 8,
  },
).map((parts) => parts.join(""));

/** The element tree of a page: names and attributes, without any text. */
function skeleton(html: string): string[] {
  const found: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if ("tagName" in node) {
      const attributes = node.attrs.map(({ name, value }) =>
        name === "aria-label" ? name : `${name}=${value}`
      );
      if (node.tagName !== "br") found.push([node.tagName, ...attributes].join(" "));
    } else if (node.nodeName === "#comment") found.push("comment");
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  parse(html).childNodes.forEach(walk);
  return found;
}

describe("injection", () => {
  let provider: Provider;
  beforeEach(() => {
    provider = startProvider();
  });
  afterEach(() => provider[Symbol.asyncDispose]());

  /** The email made with `changes`, or null when the body was refused. */
  async function attempt(name: MailName, changes: Record<string, string>) {
    provider.notices = [];
    const response = await call(name, { ...bodies[name], ...changes });
    assert.ok([200, 400].includes(response.status), `${response.status}`);
    await response.body?.cancel();
    return response.status === 200 ? provider.mails.pop()! : null;
  }

  for (const name of mailNames) {
    const texts = Object.keys(bodies[name]).filter((field) => field !== "email");
    const values = fc.record(Object.fromEntries(texts.map((field) => [field, typed])));

    it(`${name}: no header holds a control character or more than its cap`, async () => {
      await fc.assert(
        fc.asyncProperty(values, async (changes) => {
          const mail = await attempt(name, changes);
          if (!mail) return;
          const headers = [mail.from, ...mail.to, ...mail.reply_to, mail.subject];
          headers.push(...mail.bcc ?? [], ...Object.entries(mail.headers ?? {}).flat());
          for (const header of headers) {
            assert.doesNotMatch(header, /[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
            assert.ok(header.isWellFormed() && header.length <= 900);
          }
          assert.ok(mail.subject.length <= 150);
          assert.ok(mail.text.isWellFormed() && mail.html.isWellFormed());
          assert.deepEqual(mail.to.length, 1);
        }),
        { numRuns: 150 },
      );
    });

    it(`${name}: no value adds or changes an element`, async () => {
      const full = skeleton((await mailOf(name)).html);
      await fc.assert(
        fc.asyncProperty(values, async (changes) => {
          const filled = Object.fromEntries(
            Object.entries(changes).map(([field, value]) => [field, `x${value}`.slice(0, 200)]),
          );
          const mail = await attempt(name, filled);
          assert.ok(mail);
          assert.deepEqual(skeleton(mail.html), full);
        }),
        { numRuns: 150 },
      );
    });

    it(`${name}: no value starts a line of its own in the plain form`, async () => {
      await fc.assert(
        fc.asyncProperty(values, typed, async (changes, tail) => {
          const forged = Object.fromEntries(
            Object.keys(changes).map((
              field,
            ) => [field, `x${tail}\r\nFORGED\u2028FORGED\u0085FORGED`]),
          );
          const mail = await attempt(name, forged);
          if (mail) assert.doesNotMatch(mail.text, /^FORGED/m);
        }),
        { numRuns: 100 },
      );
    });
  }

  it("any address either is refused or stays one recipient", async () => {
    const address = fc.tuple(typed, typed, typed).map(([a, b, c]) => `${a}@${b}.${c}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(address, fc.emailAddress(), typed), async (email) => {
        const mail = await attempt("newsletterWelcome", { email });
        if (!mail) return;
        assert.deepEqual(mail.to, [email.trim()]);
        assert.match(mail.to[0]!, /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/);
      }),
      { numRuns: 300 },
    );
  });
});
