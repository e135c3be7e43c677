/** Free space of the disk that holds an embedded backend. */
import fs from "node:fs";

/** Uploads are refused when fewer bytes are free. */
export const uploadReserve = 128 * 1024 * 1024;
/**
 * Rows are refused when fewer bytes are free. The database's log grows by files of 16 MB: without room
 * for the next one the process would have to end.
 */
export const rowReserve = 48 * 1024 * 1024;

/** Infinite where the operating system or a missing permission does not tell. */
export function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = fs.statfsSync(path);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
