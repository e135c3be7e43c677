// contact sheet: _s.ts file fn[,fn…] day
import sharp from "sharp";
import { Canvas } from "./canvas.ts";
import { seedOf } from "./random.ts";
import * as stage from "./stage.ts";
const [file, fns, day, size] = Deno.args;
const m = await import("./scenes/" + file + ".ts");
const [W, H] = (size ?? "1200x900").split("x").map(Number) as [number, number];
const days = day!.split(",");
const parts: sharp.OverlayOptions[] = [];
let row = 0;
const tw = Math.round(780), th = Math.round(780 * H / W);
for (const [i, fn] of fns!.split(",").entries()) {
  let col = 0;
  for (const mood of [days[i % days.length]!, "sheet"]) {
    const c = new Canvas(W, H);
    const t = performance.now();
    m[fn](c, seedOf(fn), (stage as Record<string, unknown>)[mood]);
    console.log(fn, mood, Math.round(performance.now() - t));
    parts.push({
      input: await sharp(c.bytes(), { raw: { width: c.width, height: c.height, channels: 3 } })
        .resize(tw, th).png().toBuffer(),
      left: col * tw,
      top: row * th,
    });
    col++;
  }
  row++;
}
await sharp({ create: { width: tw * 2, height: th * row, channels: 3, background: "#000" } })
  .composite(parts).png().toFile("/tmp/sheet.png");
