import * as z from "zod";
import { RegisterIntegratorSchema } from "#domain/integrators/register-schema.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const openRegistrationRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/integrator-register",
    summary: "What an application needs: the token of its form, and the terms to accept",
    tag: "Integrators",
    access: "open",
    answer: z.object({
      formToken: z.string(),
      terms: z.object({ id: z.string(), version: z.int(), title: z.string() }).nullable(),
    }),
  },
  ({ services }) => services.integrators.openRegistration(),
);

export const registerIntegratorRoute = createApiRoute(
  {
    method: "post",
    path: "/app/open/integrator-register",
    summary: "Apply as a company that wants to buy; the answer is the same whether or not it is known",
    tag: "Integrators",
    access: "open",
    body: RegisterIntegratorSchema,
    answer: z.object({ received: z.literal(true) }),
    idempotent: true,
  },
  ({ body, services, idempotencyKey }) => services.integrators.register(body, idempotencyKey),
);
