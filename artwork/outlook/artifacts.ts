/**
 * Marks everything a page paints outside the structure as an artifact (ISO 32000-1 §14.8.2.2): grounds,
 * rules, running heads and drawings that carry no meaning. Chromium leaves them unmarked, so that
 * some readers speak them.
 */

const painting = /(^| )(f|f\*|F|S|s|B|B\*|b|b\*)$/;
const path = /(^| )(m|l|c|v|y|h|re|W|W\*)$/;

/** `content` is a page's content stream as Skia writes it: one operator ends each line. */
export function markArtifacts(content: string): string {
  const out: string[] = [];
  let depth = 0;
  /** Lines that may turn out to paint: a path in the making or a text object. */
  let held: string[] = [];
  const release = (artifact: boolean) => {
    out.push(...artifact ? ["/Artifact BMC", ...held, "EMC"] : held);
    held = [];
  };
  for (const line of content.split("\n")) {
    if (line.endsWith("BDC") || line.endsWith("BMC")) depth++;
    if (depth > 0) out.push(line);
    else if (line === "BT" || held[0] === "BT") {
      held.push(line);
      if (line === "ET") release(true);
    } else if (path.test(line)) held.push(line);
    else if (painting.test(line) || line.endsWith(" Do")) {
      held.push(line);
      release(true);
    } else {
      held.push(line);
      release(false);
    }
    if (line === "EMC") depth--;
  }
  if (depth !== 0 || held.length > 0) throw new Error("Unbalanced content stream");
  return out.join("\n");
}
