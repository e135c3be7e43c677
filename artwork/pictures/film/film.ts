/** Encodes the film behind the commitments, with its sound and posters. */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { requireProgram } from "../../programs.ts";
import { fingerprintOf, root, type Target } from "../../target.ts";
import { camera, fps, frames, seconds } from "./camera.ts";
import { height, width } from "./layers.ts";
import { rate, sound } from "./sound.ts";

const path = "static/video/commitments";
/** Parts of the width that the posters show. */
const posters = { wide: 1, tall: 0.45 };

const input = [
  ...`-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${fps} -i -`.split(" "),
  ...`-f f32le -ar ${rate} -ac 2 -i`.split(" "),
];
const plain = "-map 0:v -map 1:a -map_metadata -1 -fflags +bitexact -pix_fmt yuv420p".split(" ");
const bt709 = ("-vf scale=out_color_matrix=bt709:out_range=tv " +
  "-colorspace bt709 -color_primaries bt709 -color_trc bt709").split(" ");
const formats = {
  webm: "-c:v libsvtav1 -preset 6 -crf 38 -g 288 -svtav1-params tune=0 -c:a libopus -b:a 56k",
  mp4: "-c:v libx264 -preset slow -crf 25 -maxrate 1100k -bufsize 2200k -profile:v high " +
    "-c:a aac -b:a 64k -movflags +faststart",
};

/** The film and its posters. */
export const film: Target = {
  name: "film",
  files: [
    ...["webm", "mp4"].map((format) => `${path}.${format}`),
    ...Object.keys(posters).flatMap((crop) => [`${path}-${crop}.avif`, `${path}-${crop}.webp`]),
  ],
  // A frame far from the loop's ends, and a second of the sound.
  fingerprint: () =>
    fingerprintOf(
      camera()(101),
      new Uint8Array(sound(1, 12).buffer),
      posters,
      plain,
      bt709,
      formats,
    ),
  write: encodeFilm,
};

async function encodeFilm(): Promise<void> {
  const target = fileURLToPath(new URL(path, root));
  const shoot = camera(), work = await Deno.makeTempDir();
  await Deno.mkdir(dirname(target), { recursive: true });
  const still = sharp(shoot(0), { raw: { width, height, channels: 3 } });
  for (const [crop, share] of Object.entries(posters)) {
    const kept = Math.round(width * share);
    const part = still.clone().extract({ left: (width - kept) / 2, top: 0, width: kept, height });
    await part.clone().avif({ quality: 42 }).toFile(`${target}-${crop}.avif`);
    await part.clone().webp({ quality: 60 }).toFile(`${target}-${crop}.webp`);
  }

  await Deno.writeFile(`${work}/sound.pcm`, new Uint8Array(sound(seconds, 12).buffer));
  const encoder = new Deno.Command(await requireProgram("ffmpeg"), {
    args: [
      ..."-y -loglevel error".split(" "),
      ...input,
      `${work}/sound.pcm`,
      ...Object.entries(formats).flatMap(([format, options]) => [
        ...plain,
        ...bt709,
        ...options.split(" "),
        `${target}.${format}`,
      ]),
    ],
    stdin: "piped",
  }).spawn();
  const writer = encoder.stdin.getWriter();
  for (let i = 0; i < frames; i++) await writer.write(shoot(i));
  await writer.close();
  const { success } = await encoder.status;
  await Deno.remove(work, { recursive: true });
  if (!success) throw new Error("ffmpeg could not encode the film");
}
