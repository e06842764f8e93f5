import * as z from "zod";
import { ConfirmationSchema } from "#domain/access/profile-schema.ts";
import { SELF_ACCESS } from "#worker/services/shared/authorise.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const contract = { tag: "Privacy", access: SELF_ACCESS } as const;
const records = z.array(z.record(z.string(), z.unknown()));

export const exportPersonalDataRoute = createApiRoute(
  {
    ...contract,
    method: "post",
    path: "/app/user/privacy/export",
    summary: "Everything that the user gave or caused, in one record; asks for the password",
    body: ConfirmationSchema,
    answer: z.object({
      exportedAt: z.string(),
      controller: z.string(),
      user: z.record(z.string(), z.unknown()),
      company: z.record(z.string(), z.unknown()).nullable(),
      preferences: z.record(z.string(), z.unknown()),
      hasSecondFactor: z.boolean(),
      sessions: records,
      consents: records,
      paymentConsents: records,
      notifications: records,
      privacyRequests: records,
      requests: records,
      actions: records,
      emails: records,
      surveys: records,
    }),
  },
  ({ body, services }) => services.profile.exportPersonalData(body),
);

export const scheduleErasureRoute = createApiRoute(
  {
    ...contract,
    method: "post",
    path: "/app/user/privacy/erase",
    summary: "Schedule the erasure of the own account in seven days; asks for the password",
    body: ConfirmationSchema,
    answer: z.object({ dueAt: z.string() }),
  },
  ({ body, services }) => services.profile.scheduleErasure(body),
);

export const cancelErasureRoute = createApiRoute(
  {
    ...contract,
    method: "delete",
    path: "/app/user/privacy/erase",
    summary: "Take the scheduled erasure back",
    answer: z.object({ done: z.boolean() }),
  },
  async ({ services }) => {
    await services.profile.cancelErasure();
    return { done: true };
  },
);
