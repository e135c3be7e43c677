/** The pictures of the outlook: the site's own scenes, drawn to the shapes of the printed pages. */
import sharp from "sharp";
import { Canvas } from "../pictures/engine/canvas.ts";
import { seedOf } from "../pictures/engine/random.ts";
import { redHills } from "../pictures/scenes/places/red-hills.ts";
import { river } from "../pictures/scenes/places/river.ts";
import { spring } from "../pictures/scenes/places/spring.ts";

/** Pixels per point of paper: 216 to the inch. */
const density = 3;

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
      const canvas = new Canvas(px(print.width), px(print.height));
      print.scene(canvas, seedOf(print.seed));
      const { left, top, width, height } = print.crop;
      const bytes = await sharp(canvas.bytes(), {
        raw: { width: canvas.width, height: canvas.height, channels: 3 },
      })
        .extract({ left: px(left), top: px(top), width: px(width), height: px(height) })
        .jpeg({ quality: 78, mozjpeg: true, progressive: false })
        .toBuffer();
      return [`/pictures/${name}.jpg`, bytes];
    }),
  );
}
