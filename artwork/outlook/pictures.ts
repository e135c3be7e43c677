/** The pictures of the outlook: the site's own scenes, drawn to the shapes of the printed pages. */
import sharp from "sharp";
import { Canvas } from "../pictures/engine/canvas.ts";
import { seedOf } from "../pictures/engine/random.ts";
import { redHills } from "../pictures/scenes/places/red-hills.ts";
import { river } from "../pictures/scenes/places/river.ts";
import { spring } from "../pictures/scenes/places/spring.ts";

/** Pixels per point of paper: 216 to the inch, and for proofs. */
const density = 3, proofDensity = 0.25;
const jpeg = { quality: 78, mozjpeg: true, progressive: false };

interface Print {
  scene: (canvas: Canvas, seed: number) => void;
  seed: string;
  /** Points of paper the scene is drawn on, and the part of it that is shown. */
  width: number;
  height: number;
  crop: { left: number; top: number; width: number; height: number };
}

const prints: Record<string, Print> = {
  cover: {
    scene: redHills,
    seed: "hero/red-hills",
    width: 612,
    height: 792,
    crop: { left: 0, top: 0, width: 612, height: 792 },
  },
  contents: {
    scene: spring,
    seed: "hero/spring",
    width: 612,
    height: 792,
    crop: { left: 190, top: 0, width: 198, height: 792 },
  },
  contact: {
    scene: river,
    seed: "hero/river",
    width: 612,
    height: 792,
    crop: { left: 0, top: 148, width: 612, height: 374 },
  },
};

/** Each picture's path below the document's origin and its JPEG bytes. */
export async function drawPictures(): Promise<[path: string, bytes: Uint8Array][]> {
  return await Promise.all(
    Object.entries(prints).map(async ([name, print]): Promise<[string, Uint8Array]> => {
      const px = (points: number) => Math.round(points * density);
      const canvas = draw(print, density);
      const { left, top, width, height } = print.crop;
      const bytes = await sharp(canvas.bytes(), {
        raw: { width: canvas.width, height: canvas.height, channels: 3 },
      })
        .extract({ left: px(left), top: px(top), width: px(width), height: px(height) })
        .jpeg(jpeg)
        .toBuffer();
      return [`/pictures/${name}.jpg`, bytes];
    }),
  );
}

/** What stands for the pictures in a fingerprint: small drawings, and how the large ones are cut. */
export function proofs(): unknown[] {
  return Object.values(prints).flatMap((print) => [
    draw(print, proofDensity).bytes(),
    print.crop,
    jpeg,
  ]);
}

function draw({ scene, seed, width, height }: Print, density: number): Canvas {
  const canvas = new Canvas(Math.round(width * density), Math.round(height * density));
  scene(canvas, seedOf(seed));
  return canvas;
}
