/** Files that are being received. They are on disk: a slow client then takes no memory. */

export interface SpoolFile extends Disposable {
  /** Bytes written so far. */
  readonly size: number;
  /** Appends. @throws when the disk is full */
  write(bytes: Uint8Array): Promise<void>;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Opens an empty file without a name in the folder. The operating system frees it when it is closed, also
 * when the process is killed, so that no resume stays behind.
 *
 * @throws when the folder cannot be written
 */
export async function openSpoolFile(folder: string): Promise<SpoolFile> {
  const path = await Deno.makeTempFile({ dir: folder, prefix: "upload-" });
  const file = await Deno.open(path, { read: true, write: true });
  await Deno.remove(path);
  let size = 0;
  return {
    get size() {
      return size;
    },
    async write(bytes) {
      for (let at = 0; at < bytes.length;) at += await file.write(bytes.subarray(at));
      size += bytes.length;
    },
    async read() {
      const bytes = new Uint8Array(size);
      await file.seek(0, Deno.SeekMode.Start);
      for (let at = 0; at < size;) at += await file.read(bytes.subarray(at)) ?? size;
      return bytes;
    },
    [Symbol.dispose]: () => file.close(),
  };
}
