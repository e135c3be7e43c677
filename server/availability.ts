/** Whether the process takes requests: the answer to a load balancer, and a shutdown in two steps. */
import type { Next } from "hono";
import type { AppRequest } from "./app-context.ts";
import type { Backend } from "./backend/client.ts";
import type { Catalog } from "./catalog/catalog.ts";
import type { TextResponse } from "./runtime/http/text-response.ts";

export function createAvailability({ backend, catalog, textResponse }: {
  /** Null means "not configured" (SPEC §8). */
  backend: Backend | null;
  catalog: Pick<Catalog, "services">;
  textResponse: TextResponse;
}) {
  let isStopping = false;
  let refusesForms = false;

  return {
    /** From now on `/readyz` returns 503 and connections close after each response. */
    markNotReady() {
      isStopping = true;
    },

    /** From now on forms get 503. Shutdown waits for accepted forms, so new ones would delay it. */
    refuseForms() {
      refusesForms = true;
    },

    /** Clients then reconnect to another process. */
    async closeWhileStopping(context: AppRequest, next: Next) {
      await next();
      if (isStopping) context.res.headers.set("connection", "close");
    },

    async checkForm(_: AppRequest, next: Next) {
      if (!refusesForms) return await next();
      const why = "The site is being restarted. Please go back and send the form again.";
      return textResponse(503, why, { "retry-after": "5" });
    },

    async readiness() {
      if (isStopping) return textResponse(503, "stopping");
      if (!backend) return textResponse(503, "no backend is configured");
      const { ok } = await catalog.services();
      return ok ? textResponse(200, "ready") : textResponse(503, "the backend does not answer");
    },
  };
}
