/** Words of pictures have room about them, and the parts that pages show of covers have all of them. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { catalog } from "../pictures/catalog.ts";
import { draw } from "../pictures/draw.ts";
import { Mask, type Point } from "../pictures/engine/mask.ts";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function around(points: readonly Point[], more = 0): Box {
  const x = points.map(([x]) => x), y = points.map(([, y]) => y);
  return {
    left: Math.min(...x) - more,
    right: Math.max(...x) + more,
    top: Math.min(...y) - more,
    bottom: Math.max(...y) + more,
  };
}

/** Draws a picture and records what it draws, in pixels. */
function traced(name: string, scale = 1) {
  const entry = catalog.find((one) => one.name === name)!;
  const found = { words: [] as Box[], areas: [] as Box[], lines: [] as Box[], discs: [] as Box[] };
  const { glyph, polygon, stroke, disc } = Mask.prototype;
  let depth = 0;
  const once = <Result>(record: () => void, run: () => Result) => {
    if (depth++ === 0) record();
    try {
      return run();
    } finally {
      depth--;
    }
  };
  Object.assign(Mask.prototype, {
    glyph(this: Mask, outlines: Point[][]) {
      return once(
        () => found.words.push(around(outlines.flat())),
        () => glyph.call(this, outlines),
      );
    },
    polygon(this: Mask, points: Point[]) {
      return once(() => found.areas.push(around(points)), () => polygon.call(this, points));
    },
    stroke(this: Mask, nodes: Parameters<Mask["stroke"]>[0]) {
      const width = Math.max(...nodes.map(([, , width]) => width));
      const points = nodes.map(([x, y]): Point => [x, y]);
      return once(
        () => found.lines.push(around(points, width / 2)),
        () => stroke.call(this, nodes),
      );
    },
    disc(this: Mask, x: number, y: number, radius: number, flatten?: number) {
      return once(
        () => found.discs.push(around([[x, y]], radius)),
        () => disc.call(this, x, y, radius, flatten),
      );
    },
  });
  try {
    return { ...found, canvas: draw(entry, scale) };
  } finally {
    Object.assign(Mask.prototype, { glyph, polygon, stroke, disc });
  }
}

/** Pixels between two boxes. */
const apart = (a: Box, b: Box) =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

const covers = catalog.map(({ name }) => name).filter((name) => name.startsWith("insights/"));

for (const ending of ["", "-low"]) {
  /** Pixels to a unit of the sheet. */
  const unit = ending ? 0.68 : 1;

  describe(`covers${ending} of articles`, () => {
    it("have all their words where heads crop them, to 2:1 and low ones to 2.5:1", () => {
      const middle = ending ? 400 : 435, half = ending ? 240 : 300;
      for (const name of covers.filter((name) => name.endsWith("-low") === (ending !== ""))) {
        for (const { left, top, right, bottom } of traced(name).words) {
          assert(top > middle - half + 12 && bottom < middle + half - 12, `${name}: ${top}`);
          assert(left > 40 && right < 1160, `${name}: ${left}`);
        }
      }
    });

    it("set a row's name closer to its bar than to what is above", () => {
      const { words, areas } = traced(`insights/grant-success-best-practices-2025${ending}`);
      const column = words.filter(({ left }) => left < 110).sort((a, b) => a.top - b.top);
      const [caption, ...names] = column.slice(0, -1);
      const bars = areas.filter(({ left }) => left === 100).sort((a, b) => a.top - b.top);
      assert.equal(bars.length, 3);
      names.forEach((name, row) => {
        const below = bars[row]!.top - name.bottom;
        const above = name.top - (row ? bars[row - 1]! : caption!).bottom;
        assert(below >= 8 * unit && above >= 2 * below, `${above} above, ${below} below`);
      });
    });

    it("set the words of dates clear of flags, poles and each other", () => {
      const name = `insights/regulatory-changes-2025${ending}`;
      const { words, areas, lines, canvas } = traced(name);
      // But the grid.
      const drawn = lines.filter((one) =>
        one.right - one.left < canvas.width && one.bottom - one.top < canvas.height
      );
      words.forEach((word, i) => {
        for (const area of areas) assert(apart(word, area) >= 16 * unit, `${name}: flag`);
        for (const other of [...drawn, ...words.slice(i + 1)]) {
          const free = apart(word, other);
          assert(free >= 20 * unit, `${name}: ${free} at ${word.left}, ${word.top}`);
        }
      });
    });
  });
}

it("Initials of leaders are clear of the stations by half their width", () => {
  const { words, lines, discs } = traced("leadership/team", 0.25);
  const width = (box: Box) => box.right - box.left;
  const largest = Math.max(...discs.map(width));
  // The rings around them.
  const pins = lines.filter((line) =>
    width(line) > largest && width(line) < 1.5 * largest &&
    discs.some((disc) => width(disc) === largest && apart(line, disc) === 0)
  );
  assert.equal(pins.length, words.length);
  for (const word of words) {
    for (const pin of pins) assert(apart(word, pin) >= width(pin) / 2, `${apart(word, pin)}`);
  }
});
