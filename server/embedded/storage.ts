/**
 * The storage service: uploads and public downloads (SPEC §7) and, with the service key, reading and
 * moving any object. Rows of storage.objects are subject to the policies of the bucket. The bytes are
 * files named by row id.
 */
import { messages, type PGlite } from "@electric-sql/pglite";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { sync } from "./data-directory.ts";
import { freeBytes, uploadReserve } from "./disk-space.ts";
import { inRole, isObject, readJson, type Role, ServiceError } from "./service.ts";

interface Bucket {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/** Column `metadata` of storage.objects. The database compares resumes by their `eTag`. */
type Metadata = Record<"eTag" | "mimetype" | "cacheControl", string> & { size: number };

const route = /^object\/(?:(public|authenticated)\/)?([^/]+)\/(.+)$/;

/**
 * @param folder of the files; files without a row are removed first
 * @param onInsert called after an object was added
 */
export async function createStorage(
  db: PGlite,
  folder: string,
  onInsert: (bucket: string, name: string) => void,
) {
  await removeOrphans(db, folder);

  async function respond(request: Request, path: string, role: Role | null): Promise<Response> {
    if (path === "object/move" && role === "service_role") return await moveObject(request);
    const match = route.exec(path);
    if (!match) throw refused();
    const [, access, id, encoded] = match;
    const isTrusted = access === "authenticated" && role === "service_role";
    if (access === "authenticated" && !isTrusted) throw refused();
    if (request.method !== (access ? "GET" : "POST")) throw refused();

    const name = decodeURIComponent(encoded!);
    const { rows } = await db.query<Bucket>("select * from storage.buckets where id = $1", [id]);
    const [bucket] = rows;
    if (!bucket) throw storageError("404", "Bucket not found", "Bucket not found");
    if (!access) return await upload(request, bucket, name);
    if (bucket.public || isTrusted) return await download(request, bucket, name);
    throw notFound();
  }

  async function moveObject(request: Request): Promise<Response> {
    const move = await readJson(request);
    if (!isObject(move)) throw storageError("400", "InvalidRequest", "The body is no object");
    const { bucketId, sourceKey, destinationBucket, destinationKey } = move;
    const { affectedRows } = await db.query(
      `update storage.objects set bucket_id = $1, name = $2 where bucket_id = $3 and name = $4`,
      [destinationBucket, destinationKey, bucketId, sourceKey],
    );
    if (!affectedRows) throw notFound();
    return Response.json({ message: "Successfully moved" });
  }

  async function upload(request: Request, bucket: Bucket, name: string): Promise<Response> {
    if (request.headers.get("x-upsert") === "true") {
      throw storageError("403", "Unauthorized", "Objects are never overwritten");
    }
    if (freeBytes(folder) < uploadReserve) {
      throw storageError("507", "InsufficientStorage", "The disk is almost full");
    }
    const id = crypto.randomUUID();
    const file = join(folder, id);
    try {
      const metadata = await writeObject(request, bucket, file);
      await sync(folder);
      await inRole(db, "anon", (tx) =>
        tx.query(
          "insert into storage.objects (id, bucket_id, name, metadata) values ($1, $2, $3, $4)",
          [id, bucket.id, name, JSON.stringify(metadata)],
        ));
    } catch (error) {
      await Deno.remove(file).catch(() => {});
      throw error;
    }
    onInsert(bucket.id, name);
    return Response.json({ Key: `${bucket.id}/${name}`, Id: id });
  }

  async function download(request: Request, bucket: Bucket, name: string) {
    const { rows: [row] } = await db.query<{ id: string; metadata: Metadata }>(
      "select id, metadata from storage.objects where bucket_id = $1 and name = $2",
      [bucket.id, name],
    );
    if (!row) throw notFound();
    const file = await Deno.open(join(folder, row.id));
    const isAttached = new URL(request.url).searchParams.has("download");
    return new Response(file.readable, {
      headers: {
        "content-type": row.metadata.mimetype,
        "content-length": String(row.metadata.size),
        "cache-control": row.metadata.cacheControl,
        "x-content-type-options": "nosniff",
        ...isAttached ? { "content-disposition": "attachment" } : {},
      },
    });
  }

  /**
   * @param path what follows `/storage/v1/`, still percent-encoded
   * @param role null for a public download, which needs no key
   */
  return (request: Request, path: string, role: Role | null): Promise<Response> =>
    respond(request, path, role).catch(rethrow);
}

/** Stores a raw body, as the site sends it; multipart uploads are not supported. */
async function writeObject(request: Request, bucket: Bucket, path: string): Promise<Metadata> {
  const contentType = request.headers.get("content-type") ?? "";
  const mimetype = contentType.split(";")[0]!.trim().toLowerCase() || "application/octet-stream";
  if (bucket.allowed_mime_types?.includes(mimetype) === false) {
    throw storageError("415", "invalid_mime_type", `mime type ${mimetype} is not supported`);
  }
  using file = await Deno.open(path, { createNew: true, write: true });
  const hash = createHash("md5");
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    hash.update(chunk);
    if (size > (bucket.file_size_limit ?? Infinity)) {
      throw storageError(
        "413",
        "Payload too large",
        "The object exceeded the maximum allowed size",
      );
    }
    for (let at = 0; at < chunk.length;) at += await file.write(chunk.subarray(at));
  }
  await file.sync();
  const cacheControl = request.headers.get("cache-control") ?? "no-cache";
  return { eTag: `"${hash.digest("hex")}"`, size, mimetype, cacheControl };
}

/** Runs `work`, then removes the files whose rows it has deleted. */
export async function removingFiles<T>(
  db: PGlite,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await objectIds(db);
  const result = await work();
  const after = await objectIds(db);
  for (const id of before.difference(after)) {
    await Deno.remove(join(folder, id)).catch(() => {});
  }
  return result;
}

async function objectIds(db: PGlite): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>("select id from storage.objects");
  return new Set(rows.map(({ id }) => id));
}

/** A kill between writing a file and its row leaves an orphan. */
async function removeOrphans(db: PGlite, folder: string): Promise<void> {
  const known = await objectIds(db);
  for await (const entry of Deno.readDir(folder)) {
    if (!known.has(entry.name)) await Deno.remove(join(folder, entry.name));
  }
}

/** The service responds with HTTP 400 and the real status in the body. */
function storageError(statusCode: string, error: string, message: string): ServiceError {
  return new ServiceError(400, { statusCode, error, message });
}

const refused = () =>
  storageError("403", "Unauthorized", "Only uploads and public downloads are served");

const notFound = () => storageError("404", "not_found", "Object not found");

/** Translates database errors; rethrows others. */
function rethrow(error: unknown): never {
  if (error instanceof URIError) throw storageError("400", "InvalidRequest", error.message);
  const code = error instanceof messages.DatabaseError ? error.code : null;
  if (code === "23505") throw storageError("409", "Duplicate", "The resource already exists");
  if (code === "42501") {
    throw storageError("403", "Unauthorized", "new row violates row-level security policy");
  }
  // 22021: a name with a NUL character.
  throw code === "22021" ? storageError("400", "InvalidKey", "Invalid key") : error;
}
