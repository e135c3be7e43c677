/** Replaces every registered sample in a copy of the project, as a firm does that launches. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { palette } from "../../../content/brand/palette.ts";
import { openingTerms } from "../../../content/careers/openings-in-brief.ts";
import { blindCopy, mailedOrigin } from "../../../content/mail.ts";
import { testimonial } from "../../../content/pages/testimonial.ts";
import { isSample, type Sample, samples } from "../../../content/samples.ts";
import { domain, site } from "../../../content/site.ts";

/** What is replaced, and with what. */
type Replacement = readonly [old: string, own: string];

/** By file: what replaces a registered fact. The firm's name is longer than the sample. */
function ownFacts(): Readonly<Record<string, readonly Replacement[]>> {
  const [partner, workforce, ai] = Object.values(site.leaders);
  const [linkedIn, ...profiles] = site.social;
  return {
    "content/site.ts": [
      [`  name: "${site.name}"`, '  name: "Harrow, Pruitt & Lindqvist Public Strategy Advisors"'],
      [`shortName: "${site.shortName}"`, 'shortName: "Harrow Pruitt"'],
      [site.legalName, "Harrow, Pruitt & Lindqvist Advisors, PLLC"],
      [site.tagline, "Plans that carry their own weight"],
      [`domain = "${domain}"`, 'domain = "harrowpruitt.example"'],
      [site.phone.display, "(850) 555-0177"],
      [site.phone.href, "tel:+18505550177"],
      [site.email, "office@harrowpruitt.example"],
      ["`hello@${domain}`", "`office@${domain}`"],
      ["`careers@${domain}`", "`jobs@${domain}`"],
      [site.address.street, "77 Specimen Avenue, Floor 9"],
      [`postalCode: "${site.address.postalCode}"`, 'postalCode: "32399"'],
      [
        site.blurb,
        "We advise public bodies, charities and firms in Florida on plans, money and people.",
      ],
      ...linkedIn
        ? [[linkedIn.href, "https://www.linkedin.com/company/harrow-pruitt"]] as const
        : [],
      ...profiles.map(({ label, href }) =>
        [`  { label: "${label}", href: "${href}" },\n`, ""] as const
      ),
      ...partner ? [[partner, "Ingrid Lindqvist"]] as const : [],
      ...workforce ? [[workforce, "Tomas Harrow"]] as const : [],
      ...ai ? [[ai, "Wen Pruitt"]] as const : [],
    ],
    "content/mail.ts": [
      ["`hiring-records@${domain}`", "`archive@${domain}`"],
      ["https://www.${domain}", "https://${domain}"],
    ],
    "content/pages/testimonial.ts": [
      [testimonial.quote, "They told us what to leave undone, and the board agreed."],
      [testimonial.author, "Ruth Abernathy"],
      [testimonial.position, "Finance Director"],
      [testimonial.company, "City of Specimen Springs"],
    ],
    "content/brand/palette.ts": [
      [`clay: "${palette.clay}"`, 'clay: "#7a2f6b"'],
      [`night: "${palette.night}"`, 'night: "#15182e"'],
    ],
  };
}

/** Facts that no page of the launched site may show. */
function oldFacts(): string[] {
  const { street } = site.address;
  const own = [site.name, site.legalName, site.tagline, site.blurb, domain, street, blindCopy];
  const quoted = [testimonial.quote, testimonial.author, testimonial.company];
  return [
    ...own,
    mailedOrigin,
    site.phone.display,
    site.phone.href,
    ...quoted,
    ...Object.values(site.leaders),
    ...site.social.map(({ href }) => href),
  ];
}

/** A sentence that states what SPEC gives, which a launched firm keeps. */
const specified = /\d|State of Florida|Retainer|retainer|Invoices/;

/** A whole sentence of some length: other pages may use the same few words. */
const isRecognizable = /^[A-Z].{30,}/;

/** @returns texts that the copy no longer has */
export async function replaceSamples(copy: string): Promise<string[]> {
  const old = isSample(site.name) ? oldFacts() : [];
  for (const sample of samples) old.push(...await replaceSentences(copy, sample));
  if (isSample(site.name)) {
    for (const [file, replacements] of Object.entries(ownFacts())) {
      await edit(
        copy,
        file,
        (source) =>
          replacements.reduce((text, [before, own]) => text.replaceAll(before, own), source),
      );
    }
  }
  const noLabel = (source: string) =>
    source.replace(/\n {2}sample: ("[^"]*"|\{[^}]*\}),/, "\n  sample: null,");
  if (isSample(testimonial)) await edit(copy, "content/pages/testimonial.ts", noLabel);
  if (isSample(openingTerms)) await edit(copy, "content/careers/openings-in-brief.ts", noLabel);
  await requireReplacedFacts(copy);
  await edit(copy, "content/samples.ts", withoutEntries);
  return old;
}

/** Facts have no sentence that would be replaced by itself. */
async function requireReplacedFacts(copy: string): Promise<void> {
  for (const { what, place, value } of samples) {
    if (!/^content\/(site|mail)\.ts/.test(place)) continue;
    const source = await Deno.readTextFile(join(copy, place.split(/[, ]/)[0]!));
    const isUnchanged = texts(value).every((text) => source.includes(text));
    assert(!isUnchanged, `Missing step: ownFacts in replace-samples.ts replaces "${what}"`);
  }
}

/** Replaces each sentence of a sample, but no question. @returns the old ones */
async function replaceSentences(copy: string, { place, value }: Sample): Promise<string[]> {
  const files = place.match(/\S+\.(ts|sql)\b/g) ?? [];
  const sentences = texts(value).flatMap((text) => text.split(/(?<=[.?!]) /))
    .filter((sentence) => / .* .*[.!]$/.test(sentence) && !specified.test(sentence));
  const replaced: string[] = [];
  for (const file of files) {
    await edit(copy, file, (source) => {
      for (const sentence of sentences) {
        if (!source.includes(sentence)) continue;
        if (isRecognizable.test(sentence)) replaced.push(sentence);
        source = source.replaceAll(sentence, ownSentence(sentence));
      }
      return source;
    });
  }
  return replaced;
}

/** The same words in another order: as long as the old sentence, and found by the same searches. */
function ownSentence(sentence: string): string {
  return sentence.slice(0, -1).split(" ").reverse().join(" ") + sentence.at(-1);
}

/** The register without entries, and without what only they use. */
function withoutEntries(source: string): string {
  const shape = /export interface Sample \{[\s\S]*?\n\}\n/.exec(source)![0];
  const functions = source.slice(source.indexOf("/** Whether exactly this value"));
  return `${shape}\nexport const samples: readonly Sample[] = [];\n\n${functions}`;
}

async function edit(copy: string, file: string, change: (source: string) => string): Promise<void> {
  const path = join(copy, file);
  await Deno.writeTextFile(path, change(await Deno.readTextFile(path)));
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}
