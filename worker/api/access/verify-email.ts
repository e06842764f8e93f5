import * as z from "zod";
import { SEND_EMAIL_VERIFICATION_ACCESS } from "#worker/services/access/send-email-verification.ts";
import { VerifyEmailSchema } from "#worker/services/access/verify-email.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const sendEmailVerificationRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/email-verification",
    summary: "Send a link to the own address that confirms it",
    tag: "Access",
    access: SEND_EMAIL_VERIFICATION_ACCESS,
    answer: z.object({ sent: z.boolean() }),
  },
  ({ services }) => services.access.sendEmailVerification(),
);

export const verifyEmailRoute = createApiRoute(
  {
    method: "post",
    path: "/app/open/verify-email",
    summary: "Confirm an address by the link that was sent to it",
    tag: "Access",
    access: "open",
    body: VerifyEmailSchema,
    answer: z.object({ email: z.string() }),
  },
  ({ body, services }) => services.access.verifyEmail(body),
);
