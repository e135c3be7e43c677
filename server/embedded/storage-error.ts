/** The storage service's error bodies: HTTP 400, with the real status as text inside. */
import { BodyTooLarge, Refusal } from "./http.ts";

export function storageError(statusCode: string, error: string, message: string): Refusal {
  return new Refusal(400, { statusCode, error, message });
}

/** The error as the service words it; as it is when it is neither the caller's nor the policy's. */
export function inStoragesWords(error: unknown): unknown {
  if (error instanceof BodyTooLarge) {
    const message = "The object exceeded the maximum allowed size";
    return storageError("413", "Payload too large", message);
  }
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "23505") return storageError("409", "Duplicate", "The resource already exists");
  if (code === "42501") {
    return storageError("403", "Unauthorized", "new row violates row-level security policy");
  }
  // A name with a NUL, which text cannot hold.
  return code === "22021" ? storageError("400", "InvalidKey", "Invalid key") : error;
}
