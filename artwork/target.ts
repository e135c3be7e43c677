/** What `deno task generate` makes, and how it knows what is out of date. */
import { createHash } from "node:crypto";

/** Files that are made together, such as one picture in all its sizes and formats. */
export interface Target {
  /** Unique in its generator, e.g. `hero/river-wide`. */
  name: string;
  /** Paths from the project's root. */
  files: readonly string[];
  /** Pictures of `art` that this target is made of. */
  grounds?: readonly string[];
  /** Hash of the values that decide what the files show. */
  fingerprint(): Promise<string> | string;
  write(): Promise<void>;
}

/** Contents by path from the project's root. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A generator's module. */
export interface Generator {
  /** Files that take a second together: they are made each time and written when they differ. */
  files?(): Promise<Files> | Files;
  /** Files that take longer: they are made when their fingerprints differ from the recorded ones. */
  targets?(): Target[];
}

export const root = new URL("../", import.meta.url);

/** SHA-256 of values, of which 64 bits tell them apart. Bytes are hashed as they are, others as JSON. */
export function fingerprintOf(...values: unknown[]): string {
  const hash = createHash("sha256");
  for (const value of values) {
    hash.update(value instanceof Uint8Array ? value : `${JSON.stringify(value)}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}
