import * as z from "zod";
import { SELF_ACCESS } from "#worker/services/shared/authorise.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const contract = { tag: "Profile", access: SELF_ACCESS } as const;
const EndedSchema = z.object({ ended: z.boolean() });

const SessionsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
      address: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      isCurrent: z.boolean(),
      supportBy: z.string().nullable(),
    }),
  ),
});

export const listOwnSessionsRoute = createApiRoute(
  {
    ...contract,
    method: "get",
    path: "/app/user/sessions",
    summary: "Where the user is signed in: the session that asks first, then the one seen last",
    answer: SessionsSchema,
  },
  ({ services }) => services.profile.listSessions(),
);

export const endOwnSessionRoute = createApiRoute(
  {
    ...contract,
    method: "delete",
    path: "/app/user/sessions/{id}",
    summary: "End one of the own sessions",
    params: z.strictObject({ id: z.string().max(64) }),
    answer: EndedSchema,
  },
  async ({ params, services }) => {
    await services.profile.endSession(params.id);
    return { ended: true };
  },
);

export const endOtherSessionsRoute = createApiRoute(
  {
    ...contract,
    method: "delete",
    path: "/app/user/sessions",
    summary: "End every own session but the one that asks",
    answer: EndedSchema,
  },
  async ({ services }) => {
    await services.profile.endOtherSessions();
    return { ended: true };
  },
);
