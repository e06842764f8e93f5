import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readText } from "../kernel/read-body.ts";

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

/** Simulates a payment in the sandbox: the signed event is received as one from outside. */
export const simulatePaymentRoute: ApiRoute = {
  operation: {
    ...{ method: "post", path: "/app/open/sandbox/charges/{id}/pay", tag: "Payment", access: "open" },
    summary: "Pay a charge of the sandbox",
  },
  register(api) {
    api.post("/app/open/sandbox/charges/:id/pay", async (context) =>
      context.json({ data: await context.var.services.sandboxBank.pay(context.req.param("id")) }),
    );
  },
};
