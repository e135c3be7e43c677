/** A refusal before the form's own rules: its status and what to say in plain words. */
export class HttpError extends Error {
  constructor(readonly status: 400 | 403 | 408 | 413 | 415, message: string) {
    super(message);
  }
}
