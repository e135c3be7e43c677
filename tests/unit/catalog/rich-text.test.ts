import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { palette } from "../../../content/brand/palette.ts";
import { rowSchemas } from "../../../server/catalog/row-schemas.ts";
import type { RichNode } from "../../../client/catalog/rich-node.ts";
import { readRichText } from "../../../server/catalog/read-rich-text.ts";

/** Written as markup, so that expectations can be read; only for comparison, never for a page. */
function shown(nodes: readonly RichNode[]): string {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const { tag, attributes = {}, children = [] } = node;
    const named = Object.entries(attributes).map(([name, value]) => ` ${name}=${value}`).join("");
    return `<${tag}${named}>${shown(children)}</${tag}>`;
  }).join("");
}

const parse = (html: string) => readRichText(html, () => true);
const read = (html: string) => shown(parse(html));

describe("allowed rich text", () => {
  it("keeps paragraphs, headings under h2, lists, emphasis, quotes and rules", () => {
    assert.equal(
      read(
        "<h1>One</h1><h3>Two</h3><h6>Three</h6><p>A <b>b</b> <i>c</i><br>d</p>" +
          "<ul><li>x</li></ul><ol><li>y</li></ol><blockquote>q</blockquote><hr>",
      ),
      "<h3>One</h3><h3>Two</h3><h4>Three</h4>" +
        "<p>A <strong>b</strong> <em>c</em><br></br>d</p>" +
        "<ul><li>x</li></ul><ol><li>y</li></ol><blockquote><p>q</p></blockquote><hr></hr>",
    );
  });

  it("replaces a picture that the policy blocks by its alternative text", () => {
    const isShown = (address: string) => address.startsWith("/");
    const html = "<p>See <img src=https://other.example/a.png alt='our office'> today.</p>" +
      "<figure><img src=//other.example/b.png alt='The team'><figcaption>B</figcaption></figure>" +
      "<p><img src=https://a.example/ alt=Ada><img src=https://b.example/ alt=Ben></p>" +
      "<p><img src=https://other.example/c.png></p><img src=/d.png alt=D>";
    assert.equal(
      shown(readRichText(html, isShown)),
      "<p>See our office today.</p>" +
        "<figure> The team <figcaption>B</figcaption></figure>" +
        "<p> Ada Ben </p>" +
        "<p><img src=/d.png alt=D></img></p>",
    );
  });

  it("keeps simple tables", () => {
    assert.equal(
      read("<table><caption>Time</caption><tr><th>Year<th>Hours<tr><td>2024<td></td></table>"),
      "<table><caption>Time</caption><tbody><tr><th>Year</th><th>Hours</th></tr>" +
        "<tr><td>2024</td><td></td></tr></tbody></table>",
    );
  });

  it("keeps pictures, figures, definitions, details, sub, sup and underline", () => {
    const kept = [
      "<figure><img alt=A src=/a.webp width=400></img><figcaption>B</figcaption></figure>",
      "<p>H<sub>2</sub>O, x<sup>2</sup>, <u>y</u></p>",
      "<dl><dt>MTDC</dt><dd>Base</dd><dt>NICRA</dt><dd>Rate</dd></dl>",
      "<details><summary>More</summary><p>a</p><p>b</p></details>",
      "<ol start=3><li>c</li></ol>",
    ].join("");
    assert.equal(read(kept), kept);
  });
});

describe("rich text nests as HTML requires", () => {
  const cases: [title: string, html: string, expected: string][] = [
    ["loose text", "a <em>b</em><p>c</p>d", "<p>a <em>b</em></p><p>c</p><p>d</p>"],
    [
      "paragraphs that never end",
      "<p>a<p>b<ul><li>c<li>d",
      "<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>",
    ],
    [
      "emphasis around blocks",
      "<b><p>a</p><p>b</p></b>",
      "<p><strong>a</strong></p><p><strong>b</strong></p>",
    ],
    ["a link around blocks", "<a href=/x><p>a</p></a>", "<p><a href=/x>a</a></p>"],
    ["items without a list", "<li>a</li><li>b</li>", "<p>a</p><p>b</p>"],
    ["containers", "<section><div>a<div>b</div></div></section>", "<p>a</p><p>b</p>"],
    ["a tag that every object has", "<constructor>a</constructor>", "<p>a</p>"],
    [
      "crossed tags",
      "<p><b>a<i>b</b>c</i>",
      "<p><strong>a<em>b</em></strong><em>c</em></p>",
    ],
  ];
  it("closes, unwraps and splits elements", () => {
    for (const [title, html, expected] of cases) assert.equal(read(html), expected, title);
  });
});

describe("hostile rich text is harmless", () => {
  const silent = [
    "<script>alert(1)</script>",
    "<style>*{display:none}</style>",
    "<xmp><b>x</b></xmp>",
    "<svg><a xlink:href='javascript:alert(1)'>x</a></svg>",
    "<svg><foreignObject><p>x</p></foreignObject></svg>",
    "<math><mtext><p>x</p></mtext></math>",
    "<template><p>x</p></template>",
    "<noscript><p title='x'>x</p></noscript>",
    "<iframe srcdoc='<script>alert(1)</script>'>x</iframe>",
    "<object data=x>x</object>",
    "<textarea><p>x</p></textarea>",
    "<form><button formaction='javascript:alert(1)'>x</button></form>",
    "<img src=javascript:alert(1)><img src=data:image/svg+xml,x><img>",
    "<!-- <p>x</p> --><![CDATA[x]]><?x x?>",
  ];
  it("drops scripts, foreign elements, forms, embeds and comments", () => {
    for (const html of silent) assert.equal(read(html), "", html);
  });

  it("keeps only words where markup breaks out of its element", () => {
    const broken = "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>a</noscript>";
    assert.equal(read(broken), "<p><img src=/x></img>'>a</p>");
  });

  it("keeps no attribute but an allowed address", () => {
    assert.equal(
      read(
        "<p onclick=alert(1) style=color:red id=root class=x>a <b onfocus=x autofocus>b</b></p>",
      ),
      "<p>a <strong>b</strong></p>",
    );
    const link = parse("<a href='/x' target=_blank onclick=x ping=/y style=x>a</a>");
    assert.equal(
      read("<svg><style><img src=x onerror=alert(1) srcset=y alt=z>"),
      "<p><img src=/x alt=z></img></p>",
    );
    assert.deepEqual(link, [{
      tag: "p",
      children: [{ tag: "a", attributes: { href: "/x" }, children: ["a"] }],
    }]);
  });

  const refused = [
    "javascript:alert(1)",
    " \u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#106;avascript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://site.example/1",
    "file:///etc/passwd",
    "http://[",
  ];
  it("links to no address that runs script or cannot be opened", () => {
    for (const href of refused) assert.equal(read(`<a href="${href}">a</a>`), "<p>a</p>", href);
  });

  const followed: [href: string, expected: string][] = [
    ["/.//evil.example", "/evil.example"],
    ["/careers", "/careers"],
    ["careers?x=1#y", "/careers?x=1#y"],
    ["#dei", "/commitments#dei"],
    ["//other.example/x", "https://other.example/x"],
    [" HTTPS://Other.example", "https://other.example/"],
    ["MAILTO:hello@site.example", "mailto:hello@site.example"],
    ["tel:+18505550199", "tel:+18505550199"],
  ];
  it("links to pages, sites, email addresses and phone numbers", () => {
    for (const [href, expected] of followed) {
      assert.equal(read(`<a href="${href}">a</a>`), `<p><a href=${expected}>a</a></p>`);
    }
  });
});

describe("rich text is bounded", () => {
  it("in depth", () => {
    for (const tag of ["blockquote", "div", "b", "ul><li"]) {
      assert.throws(() => parse(`${`<${tag}>`.repeat(2_000)}a`), /too (deep|many)/, tag);
    }
    assert.equal(read(`${"<blockquote>".repeat(5)}a`).match(/<blockquote>/g)?.length, 5);
  });

  it("in number", () => {
    assert.throws(() => parse("<br>".repeat(12_000)), /too many/);
  });

  it("in work: formatting that multiplies is refused", () => {
    const open = Array.from({ length: 900 }, (_, i) => `<font a=${i}>`).join("");
    const row = { slug: "dei", title: "A", full_content: `<p>${open}${"<p>a".repeat(5_000)}` };
    const schemas = rowSchemas([]);
    const parsed = schemas.commitments.safeParse(row);
    assert.equal(parsed.success, false);
    assert.deepEqual(parsed.error?.issues[0]?.path, ["full_content"]);
    assert.equal(schemas.commitments.safeParse({ ...row, full_content: null }).success, true);
  });

  it("and is well-formed Unicode", () => {
    assert.equal(read("<p>a\ud800b</p>"), "<p>a\ufffdb</p>");
  });
});

describe("the accent color of a commitment", () => {
  it("is the palette's river when it is no color", () => {
    const colorOf = (accent_color: string) =>
      rowSchemas([]).commitments.parse({ slug: "dei", title: "A", accent_color }).accent_color;
    assert.deepEqual(["#0F5F66", "#036"].map(colorOf), ["#0F5F66", "#036"]);
    for (const value of ["", "teal", "#12345", "url(#x)", "#0f5f66;background:red"]) {
      assert.equal(colorOf(value), palette.river);
    }
  });
});
