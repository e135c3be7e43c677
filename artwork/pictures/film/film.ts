/** Encodes the film behind the commitments, with its sound and posters. */
import sharp from "sharp";
import { requireProgram } from "../../../tests/support/programs.ts";
import { camera, fps, frames, seconds } from "./camera.ts";
import { height, width } from "./layers.ts";
import { rate, sound } from "./sound.ts";

/** Draws, encodes and writes `video/commitments.{webm,mp4}` and its posters below `root`. */
export async function drawFilm(root: string) {
  const folder = `${root}video/`, shoot = camera(), work = await Deno.makeTempDir();
  await Deno.mkdir(folder, { recursive: true });
  const still = sharp(shoot(0), { raw: { width, height, channels: 3 } });
  for (const [crop, share] of Object.entries({ wide: 1, tall: 0.45 })) {
    const kept = Math.round(width * share);
    const part = still.clone().extract({ left: (width - kept) / 2, top: 0, width: kept, height });
    await part.clone().avif({ quality: 42 }).toFile(`${folder}commitments-${crop}.avif`);
    await part.clone().webp({ quality: 60 }).toFile(`${folder}commitments-${crop}.webp`);
  }

  await Deno.writeFile(`${work}/sound.pcm`, new Uint8Array(sound(seconds, 12).buffer));
  const input = ["-f", "f32le", "-ar", `${rate}`, "-ac", "2", "-i", `${work}/sound.pcm`];
  const picture = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${width}x${height}`,
    "-r",
    `${fps}`,
    "-i",
    "-",
  ];
  const plain = [
    "-map",
    "0:v",
    "-map",
    "1:a",
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-pix_fmt",
    "yuv420p",
  ];
  const bt709 = [
    "-vf",
    "scale=out_color_matrix=bt709:out_range=tv",
    "-colorspace",
    "bt709",
    "-color_primaries",
    "bt709",
    "-color_trc",
    "bt709",
  ];
  const encoder = new Deno.Command(await requireProgram("ffmpeg"), {
    args: [
      ..."-y -loglevel error".split(" "),
      ...picture,
      ...input,
      ...plain,
      ...bt709,
      ..."-c:v libsvtav1 -preset 6 -crf 38 -g 288 -svtav1-params tune=0 -c:a libopus -b:a 56k"
        .split(" "),
      `${folder}commitments.webm`,
      ...plain,
      ...bt709,
      ..."-c:v libx264 -preset slow -crf 25 -maxrate 1100k -bufsize 2200k -profile:v high -c:a aac -b:a 64k -movflags +faststart"
        .split(" "),
      `${folder}commitments.mp4`,
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
