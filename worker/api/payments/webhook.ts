import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readText } from "../kernel/read-body.ts";

/** Headers by which a caller may name the distributor, besides the host. */
const NAMES_DISTRIBUTOR = ["x-debug-distributor", "x-publishable-key", "origin"];

/** Endpoint of payment providers. The signature covers the raw body, so it is read unparsed. */
export const webhookRoute: ApiRoute = {
  operation: {
    ...{ method: "post", path: "/app/open/webhooks/{provider}", tag: "Payment", access: "open" },
    summary: "Events of a payment provider, signed",
  },
  register(api) {
    api.post("/app/open/webhooks/:provider", async (context) => {
      const body = await readText(context.req.raw);
      const receipt = await context.var.services.payments.receiveEvent(context.req.param("provider"), {
        headers: context.req.raw.headers,
        query: new URL(context.req.url).searchParams,
        body,
      });
      return context.json({ data: receipt });
    });
  },
};

/** Simulates a payment in the sandbox: the signed event enters by the webhook, as if from outside. */
export const simulatePaymentRoute: ApiRoute = {
  operation: {
    ...{ method: "post", path: "/app/open/sandbox/charges/{id}/pay", tag: "Payment", access: "open" },
    summary: "Pay a charge of the sandbox",
  },
  register(api) {
    api.post("/app/open/sandbox/charges/:id/pay", async (context) => {
      const delivery = await context.var.services.payments.signSandboxPayment(context.req.param("id"));
      const url = new URL("/app/open/webhooks/sandbox", context.req.url);
      const headers = new Headers(delivery.headers);
      headers.set("content-type", "application/json");
      for (const name of NAMES_DISTRIBUTOR) {
        const value = context.req.header(name);
        if (value) headers.set(name, value);
      }
      return api.fetch(
        new Request(url, { method: "POST", headers, body: delivery.body }),
        context.env,
        context.executionCtx,
      );
    });
  },
};
