/** Adds to the PDF of Chromium: description, dates, artifacts, links and list bodies. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "pdf-lib";
import { markArtifacts } from "./artifacts.ts";
import type { LinkTexts, Print } from "./print.ts";

export interface Description {
  title: string;
  author: string;
  subject: string;
  /** Dates of the content, never of the run: the same content gives the same file. */
  created: Date;
  modified: Date;
  /** SHA-256 of the document the PDF was printed from. */
  fingerprint: string;
}

/** Key of the fingerprint in the document information dictionary. */
export const fingerprintKey = PDFName.of("Fingerprint");

const kind = PDFName.of("S");

/** Gives the printed PDF its description and everything a screen reader needs beyond the tags. */
export async function finish(
  { pdf, links, boxes }: Print,
  about: Description,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  describe(document, about);
  markPages(document);
  nameLinks(document, links);
  placeFigures(document, boxes);
  closeLists(document);
  return await document.save();
}

function describe(document: PDFDocument, about: Description): void {
  const { catalog, context } = document;
  document.setTitle(about.title, { showInWindowTitleBar: true });
  document.setAuthor(about.author);
  document.setSubject(about.subject);
  document.setCreator(about.author);
  document.setProducer("Chromium, Skia/PDF");
  document.setCreationDate(about.created);
  document.setModificationDate(about.modified);
  const information = context.lookup(context.trailerInfo.Info, PDFDict);
  information.set(fingerprintKey, PDFString.of(about.fingerprint));
  const id = PDFHexString.of(about.fingerprint.slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
  const metadata = context.stream(xmp(about), { Type: "Metadata", Subtype: "XML" });
  catalog.set(PDFName.of("Metadata"), context.register(metadata));
}

/** The description once more, in the form of ISO 16684-1. */
function xmp({ title, author, subject, created, modified }: Description): Uint8Array {
  const text = (value: string) => value.replace(/[&<]/g, (sign) => sign === "&" ? "&amp;" : "&lt;");
  const alternative = (value: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${text(value)}</rdf:li></rdf:Alt>`;
  return new TextEncoder().encode(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
<dc:title>${alternative(title)}</dc:title>
<dc:description>${alternative(subject)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${text(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${created.toISOString()}</xmp:CreateDate>
<xmp:ModifyDate>${modified.toISOString()}</xmp:ModifyDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`,
  );
}

function markPages(document: PDFDocument): void {
  const contents = PDFName.of("Contents");
  for (const { node } of document.getPages()) {
    const reference = node.get(contents), stream = node.lookup(contents);
    if (!(reference instanceof PDFRef && stream instanceof PDFRawStream)) {
      throw new Error("Expected one content stream per page");
    }
    const content = new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode());
    document.context.assign(reference, document.context.flateStream(markArtifacts(content)));
    // The tab key follows the structure.
    node.set(PDFName.of("Tabs"), PDFName.of("S"));
  }
}

/** Says of each link what it leads to (PDF/UA-1 §7.18.5). */
function nameLinks(document: PDFDocument, texts: LinkTexts): void {
  for (const { node } of document.getPages()) {
    const notes = node.Annots();
    for (let i = 0; i < (notes?.size() ?? 0); i++) {
      const note = notes!.lookup(i, PDFDict);
      const target = note.lookup(PDFName.of("Dest")) ??
        note.lookup(PDFName.of("A"), PDFDict).lookup(PDFName.of("URI"));
      const href = target instanceof PDFName
        ? `#${target.decodeText()}`
        : target instanceof PDFString
        ? target.decodeText()
        : "";
      const text = texts.get(href);
      if (!text) throw new Error(`A link without text: ${href}`);
      note.set(PDFName.of("Contents"), PDFHexString.fromText(text));
    }
  }
}

/** Says where each picture stands, for readers that show what they speak of. */
function placeFigures(document: PDFDocument, boxes: Print["boxes"]): void {
  for (const [, figure] of document.context.enumerateIndirectObjects()) {
    if (!(figure instanceof PDFDict) || figure.get(kind) !== PDFName.of("Figure")) continue;
    const text = figure.lookup(PDFName.of("Alt"));
    const alternative = text instanceof PDFString || text instanceof PDFHexString
      ? text.decodeText()
      : "";
    const box = boxes.get(alternative);
    if (!box) throw new Error(`A picture without place or text: ${alternative}`);
    figure.set(
      PDFName.of("A"),
      document.context.obj({ O: "Layout", Placement: "Block", BBox: [...box] }),
    );
  }
}

/** Puts what a list item holds beside its number into a list body (ISO 32000-1, table 336). */
function closeLists(document: PDFDocument): void {
  const { context } = document, kids = PDFName.of("K");
  for (const [reference, item] of context.enumerateIndirectObjects()) {
    if (!(item instanceof PDFDict) || item.get(kind) !== PDFName.of("LI")) continue;
    const all = item.lookup(kids, PDFArray).asArray();
    const element = (kid: PDFObject) => {
      const target = context.lookup(kid);
      return target instanceof PDFDict ? target : undefined;
    };
    const labels = all.filter((kid) => element(kid)?.get(kind) === PDFName.of("Lbl"));
    const rest = all.filter((kid) => !labels.includes(kid));
    const body = context.obj({ Type: "StructElem", S: "LBody", P: reference, K: rest });
    const page = item.get(PDFName.of("Pg"));
    if (page) body.set(PDFName.of("Pg"), page);
    const bodyReference = context.register(body);
    rest.forEach((kid) => element(kid)?.set(PDFName.of("P"), bodyReference));
    item.set(kids, context.obj([...labels, bodyReference]));
  }
}
