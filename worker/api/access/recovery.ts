import * as z from "zod";
import { RecoverPasswordSchema } from "#domain/access/recover-password-schema.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const startRecoveryRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/recoverPassword/{login}",
    summary: "Start the recovery of a password; the answer is the same whether or not the account exists",
    tag: "Access",
    access: "open",
    params: z.object({ login: z.string().trim().min(1).max(254) }),
    answer: z.object({ started: z.boolean() }),
  },
  ({ params, services }) => services.access.startRecovery(params.login),
);

export const recoverPasswordRoute = createApiRoute(
  {
    method: "post",
    path: "/app/open/recoverPassword/{token}",
    summary: "Set a new password by a link that was sent to the user",
    tag: "Access",
    access: "open",
    params: z.object({ token: z.string().min(1).max(256) }),
    body: RecoverPasswordSchema,
    answer: z.object({ changed: z.boolean() }),
  },
  ({ params, body, services }) => services.access.recoverPassword({ ...params, ...body }),
);
