import { outlook } from "../../../../content/outlook/outlook.ts";
import { site } from "../../../../content/site.ts";
import type { Canvas } from "../../engine/canvas.ts";
import { palette } from "../../engine/color.ts";
import { displayFace, face, wrap } from "../../engine/lettering.ts";
import { seedOf } from "../../engine/random.ts";
import { rule } from "../../engine/survey.ts";
import { redHills } from "../places/red-hills.ts";

const { title, subtitle, date } = outlook.cover;
const display = await displayFace(title + site.name);
const serif = await face("newsreader/files/newsreader-latin-400-normal.woff");

/** The first page of the Strategic Outlook, as `artwork/outlook/pages/cover.tsx` sets it. */
export function outlookCover(c: Canvas) {
  redHills(c, seedOf("hero/red-hills"));
  const { width: w, height: h } = c, point = w / 612, left = 54 * point, right = w - left;
  const words = c.mask(), line = c.mask();
  const foot = h - 42 * point, ruled = foot - 33 * point;
  words.glyph(display.outlines(site.name, left, foot - 6 * point, 17 * point));
  words.glyph(
    serif.outlines(date, right - serif.width(date, 13 * point), foot - 6 * point, 13 * point),
  );
  rule(line, [left, ruled], [right, ruled], 0.9 * point);
  const under = wrap(serif, subtitle, 15 * point, 380 * point);
  under.forEach((text, i) =>
    words.glyph(
      serif.outlines(text, left, ruled - (26 + 20 * (under.length - 1 - i)) * point, 15 * point),
    )
  );
  const last = ruled - (26 + 20 * under.length + 18) * point;
  const lines = wrap(display, title, 62 * point, 430 * point);
  lines.forEach((text, i) =>
    words.glyph(
      display.outlines(
        text,
        left - 2 * point,
        last - 60 * (lines.length - 1 - i) * point,
        62 * point,
      ),
    )
  );
  c.fill(words, palette.paper).fill(line, palette.late);
}
