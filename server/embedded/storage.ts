/**
 * The storage service, as far as SPEC §7 calls it: adding an object and its public download. Rows of
 * storage.objects say what exists, so the bucket's policies decide; bytes are files named by row id.
 */
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { syncFolder } from "./data-directory.ts";
import { BodyTooLarge, inRole } from "./http.ts";
import { invalid, StorageError, storageError } from "./storage-error.ts";

export interface Storage {
  /** @param path the rest of the path after `/storage/v1/`, still percent-encoded. */
  handle(request: Request, path: string): Promise<Response>;
}

interface Bucket {
  id: string;
  public: boolean;
  file_size_limit: number;
  allowed_mime_types: string[] | null;
}

interface Upload {
  type: string;
  cacheControl: string;
  size: number;
  digest: string;
}

/** The service's other routes begin with what could be the name of a bucket. */
const route = /^object\/(public\/)?(?!(?:list|info|sign|upload|authenticated)\/)([^/]+)\/(.+)$/;

/** @param folder where the bytes of objects are kept; files without a row are removed first. */
export async function createStorage(db: PGlite, folder: string): Promise<Storage> {
  await removeStrays(db, folder);

  async function answer(request: Request, path: string): Promise<Response> {
    const [, visible, bucketName, encoded] = route.exec(path) ?? [];
    if (/^object\/\w+(\/|$)/.test(path) && !bucketName) {
      throw new StorageError("403", "Unauthorized", "Only uploads and public downloads are served");
    }
    if (!bucketName || !encoded) throw new StorageError("404", "not_found", "Route not found");
    const name = decodePath(encoded);
    const bucket = await readBucket(db, bucketName);
    if (visible && request.method === "GET") return await download(bucket, name);
    if (!visible && request.method === "POST") return await upload(request, bucket, name);
    throw new StorageError("403", "Unauthorized", "Only uploads and public downloads are served");
  }

  async function upload(request: Request, bucket: Bucket, name: string): Promise<Response> {
    if (request.headers.get("x-upsert") === "true") {
      throw new StorageError("403", "Unauthorized", "Objects are never overwritten");
    }
    // Nobody sends ten megabytes to be told that the name was taken.
    await inRole(db, "anon", async (tx) => {
      await insertObject(tx, crypto.randomUUID(), bucket.id, name, null);
      await tx.rollback();
    });
    const id = crypto.randomUUID();
    const file = join(folder, id);
    try {
      const received = await receive(request, bucket, file);
      await syncFolder(folder);
      await inRole(db, "anon", (tx) => insertObject(tx, id, bucket.id, name, metadata(received)));
    } catch (error) {
      await Deno.remove(file).catch(() => {});
      throw error;
    }
    return Response.json({ Key: `${bucket.id}/${name}`, Id: id });
  }

  async function download(bucket: Bucket, name: string): Promise<Response> {
    const { rows } = await db.query<{ id: string; metadata: ReturnType<typeof metadata> }>(
      "select id, metadata from storage.objects where bucket_id = $1 and name = $2",
      [bucket.id, name],
    );
    const row = bucket.public ? rows[0] : undefined;
    if (!row) throw new StorageError("404", "not_found", "Object not found");
    const file = await Deno.open(join(folder, row.id));
    return new Response(file.readable, {
      headers: {
        "content-type": row.metadata.mimetype,
        "content-length": String(row.metadata.size),
        "cache-control": row.metadata.cacheControl,
        "x-content-type-options": "nosniff",
        etag: row.metadata.eTag,
      },
    });
  }

  return {
    async handle(request, path) {
      try {
        return await answer(request, path);
      } catch (error) {
        const refusal = storageError(error);
        if (!refusal) throw error;
        return refusal.response();
      }
    },
  };
}

/** An upload is the bytes themselves, as the site sends them; forms with a file are not served. */
async function receive(request: Request, bucket: Bucket, file: string): Promise<Upload> {
  const contentType = request.headers.get("content-type") ?? "";
  const type = contentType.split(";")[0]!.trim().toLowerCase() || "application/octet-stream";
  const cacheControl = request.headers.get("cache-control") ?? "no-cache";
  return { type, cacheControl, ...await store(request.body ?? [], type, bucket, file) };
}

async function store(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  type: string,
  bucket: Bucket,
  path: string,
): Promise<Pick<Upload, "size" | "digest">> {
  if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(type)) {
    throw new StorageError("415", "invalid_mime_type", `mime type ${type} is not supported`);
  }
  using file = await Deno.open(path, { createNew: true, write: true, mode: 0o600 });
  const hash = createHash("md5");
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > bucket.file_size_limit) throw new BodyTooLarge("the file is too large");
    hash.update(chunk);
    for (let at = 0; at < chunk.length;) at += await file.write(chunk.subarray(at));
  }
  await file.sync();
  return { size, digest: hash.digest("hex") };
}

function metadata({ type, cacheControl, size, digest }: Upload) {
  return { eTag: `"${digest}"`, size, mimetype: type, cacheControl };
}

async function insertObject(
  tx: Transaction,
  id: string,
  bucket: string,
  name: string,
  values: object | null,
): Promise<void> {
  await tx.query(
    "insert into storage.objects (id, bucket_id, name, metadata) values ($1, $2, $3, $4)",
    [id, bucket, name, values === null ? null : JSON.stringify(values)],
  );
}

async function readBucket(db: PGlite, id: string): Promise<Bucket> {
  const { rows } = await db.query<Bucket>("select * from storage.buckets where id = $1", [id]);
  if (!rows[0]) throw new StorageError("404", "Bucket not found", "Bucket not found");
  return rows[0];
}

function decodePath(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw invalid("the path is not percent-encoded UTF-8");
  }
}

/** A kill between a file and its row leaves the file alone. */
async function removeStrays(db: PGlite, folder: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>("select id from storage.objects");
  const known = new Set(rows.map((row) => row.id));
  for await (const entry of Deno.readDir(folder)) {
    if (!known.has(entry.name)) await Deno.remove(join(folder, entry.name));
  }
}
