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

/** Name of the hydration data that carries `Submitted`. */
export const submittedKey = "submitted";

export interface RequestFacts {
  submitted: Submitted | null;
  /** The site's public origin; empty when the site has none. */
  origin: string;
}

export const RequestContext = createContext<RequestFacts>({ submitted: null, origin: "" });
