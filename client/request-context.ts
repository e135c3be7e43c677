/** Facts of the request that pages show: the same on the server and during hydration. */
import { createContext } from "react";
import type { FormProblem } from "./forms/form-protocol.ts";

/** A plain POST that the server answers with the page again. */
export interface Submitted {
  form: string;
  /** Path and query of the page with the form, which may differ from the form's action. */
  page: string;
  values: Record<string, string>;
  problem: FormProblem | null;
}

/** A plain POST that was stored. The server answers it with a 303 to the page that confirms it. */
export interface Receipt {
  form: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The query parameter of the page that carries it. */
  parameter: string;
}

/** Names of the hydration data that carry `Submitted` and `Receipt`. */
export const submittedKey = "submitted";
export const receiptKey = "receipt";

export interface RequestFacts {
  submitted: Submitted | null;
  receipt: Receipt | null;
  /** The site's public origin; empty when the site has none. */
  origin: string;
}

export const RequestContext = createContext<RequestFacts>({
  submitted: null,
  receipt: null,
  origin: "",
});
