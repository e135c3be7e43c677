/** The storage service's error bodies: HTTP 400, with the real status as text inside. */
import { BodyTooLarge, json } from "./http.ts";

export class StorageError extends Error {
  override name = "StorageError";
  constructor(readonly statusCode: string, readonly error: string, message: string) {
    super(message);
  }

  response(): Response {
    const { statusCode, error, message } = this;
    return json(400, { statusCode, error, message });
  }
}

export function invalid(message: string): StorageError {
  return new StorageError("400", "InvalidRequest", message);
}

/** The error as the service words it; null for what is neither the caller's nor the policy's. */
export function storageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (error instanceof BodyTooLarge) {
    const message = "The object exceeded the maximum allowed size";
    return new StorageError("413", "Payload too large", message);
  }
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "23505") return new StorageError("409", "Duplicate", "The resource already exists");
  if (code === "42501") {
    const message = "new row violates row-level security policy";
    return new StorageError("403", "Unauthorized", message);
  }
  // A name with a NUL, which text cannot hold.
  if (code === "22021") return new StorageError("400", "InvalidKey", "Invalid key");
  return null;
}
