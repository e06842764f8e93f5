import * as z from "zod";
import { USER_TYPES } from "#domain/access/actor.ts";
import { StartMasqueradeSchema } from "#domain/access/masquerade-schema.ts";
import { SupportUsersQuerySchema } from "#domain/access/support-schema.ts";
import { PLATFORM_ACCESS } from "#worker/services/shared/authorise.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const id = z.string().min(1).max(64);
const OfDistributor = z.strictObject({ id });
const OfUser = z.strictObject({ id, userId: id });

const SupportUserSchema = z.object({
  id: z.string(),
  type: z.enum(USER_TYPES),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  blocked: z.boolean(),
  erasedAt: z.string().nullable(),
  companyName: z.string().nullable(),
  roleName: z.string().nullable(),
  lastSeenAt: z.string().nullable(),
});

const contract = { tag: "Platform", access: PLATFORM_ACCESS } as const;
const userPath = "/app/admin/distributors/{id}/users/{userId}";

export const readDistributorRoute = createApiRoute(
  {
    ...contract,
    method: "get",
    path: "/app/admin/distributors/{id}",
    summary: "A distributor and a page of its people",
    params: OfDistributor,
    query: SupportUsersQuerySchema,
    answer: z.object({
      distributor: z.object({
        id: z.string(),
        name: z.string(),
        slug: z.string(),
        status: z.enum(["accepted", "waiting", "suspended"]),
        createdAt: z.string(),
        portalUrl: z.string(),
        maintenance: z.boolean(),
        timeZone: z.string(),
        adminDiscountLimitPct: z.string(),
        admins: z.int(),
        staff: z.int(),
        integrators: z.int(),
        blocked: z.int(),
      }),
      users: z.object({ items: z.array(SupportUserSchema), totalItems: z.int() }),
    }),
  },
  ({ params, query, services }) => services.platform.readDistributor(params.id, query),
);

export const blockUserRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    path: `${userPath}/block`,
    summary: "Keep a person out; all sessions end at once",
    params: OfUser,
    answer: SupportUserSchema,
  },
  ({ params, services }) => services.platform.blockUser({ distributorId: params.id, userId: params.userId }),
);

export const activateUserRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    path: `${userPath}/activate`,
    summary: "Let a blocked person in again",
    params: OfUser,
    answer: SupportUserSchema,
  },
  ({ params, services }) =>
    services.platform.activateUser({ distributorId: params.id, userId: params.userId }),
);

export const startMasqueradeRoute = createApiRoute(
  {
    ...contract,
    method: "post",
    path: `${userPath}/masquerade`,
    summary: "A link that opens the portal as this person, once, within a minute",
    params: OfUser,
    body: StartMasqueradeSchema,
    answer: z.object({ url: z.string(), until: z.string() }),
    status: 201,
  },
  ({ params, body, services }) =>
    services.platform.startMasquerade({ distributorId: params.id, userId: params.userId, ...body }),
);
