/** The HTML form of an email: one column, inline styles, no table, no picture, nothing to fetch. */
import { facts } from "./facts.ts";
import type { Block, Email } from "./email.ts";
import { palette } from "./palette.ts";
import type { Settings } from "./settings.ts";
import { escapeHtml as e } from "./text.ts";

const { ink, moss: quiet, pine: green, white: paper, sand: ground } = palette;

const sans = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";
const body =
  `margin:0 0 18px;${sans};font-size:16px;line-height:1.6;color:${ink};overflow-wrap:anywhere`;
const small = `margin:0 0 6px;${sans};font-size:13px;line-height:1.55;color:${quiet}`;
const label = `margin:0 0 4px;${sans};font-size:13px;line-height:1.5;color:${quiet}`;

export function html(email: Email, { siteName, siteUrl, replyTo }: Settings): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${e(email.subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${ground}">
<div style="display:none;max-height:0;overflow:hidden">${e(email.preview)}</div>
<div role="article" aria-label="${
    e(email.subject)
  }" lang="en" style="max-width:600px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 20px;${serif};font-size:20px;line-height:1.3"><a href="${
    e(siteUrl)
  }" style="color:${green};text-decoration:none">${e(siteName)}</a></p>
<div style="background-color:${paper};border-top:4px solid ${green};padding:32px 28px 14px">
<h1 style="margin:0 0 20px;${serif};font-size:26px;line-height:1.25;font-weight:normal;color:${ink}">${
    e(email.heading)
  }</h1>
${email.blocks.map(block).join("\n")}
</div>
<div style="padding:22px 28px 0">
<p style="${small}">${e(siteName)}, ${e(facts.address)}</p>
<p style="${small}">${link(facts.phone.href, facts.phone.display)}, ${e(facts.hours)}</p>
<p style="${small}">${link(`mailto:${replyTo}`, replyTo)}, ${link(siteUrl, siteUrl)}</p>
<p style="${small};padding-top:10px">${e(email.reason)}</p>
${email.leave ? `<p style="${small}">${link(email.leave.href, email.leave.label)}</p>` : ""}
</div>
</div>
</body>
</html>
`;
}

function block(item: Block): string {
  switch (item.kind) {
    case "paragraph":
      return `<p style="${body}">${e(item.text)}</p>`;
    case "link":
      return `<p style="${body}"><a href="${
        e(item.href)
      }" style="display:inline-block;padding:12px 20px;background-color:${green};color:${paper};font-weight:bold;text-decoration:none">${
        e(item.label)
      }</a></p>`;
    case "facts":
      return `<div style="padding-bottom:8px">${
        item.rows.filter(([, value]) => value).map(([name, value]) =>
          `\n<p style="${label}">${e(name)}</p>\n<p style="${body};margin-bottom:12px">${
            e(value)
          }</p>`
        ).join("")
      }\n</div>`;
    case "quote":
      return `<blockquote style="${body};padding-left:16px;border-left:3px solid ${green}">${
        item.text.split("\n").map(e).join("<br>\n")
      }</blockquote>`;
  }
}

function link(href: string, text: string): string {
  return `<a href="${e(href)}" style="color:${green}">${e(text)}</a>`;
}
