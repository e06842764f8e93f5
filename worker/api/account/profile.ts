import * as z from "zod";
import { USER_TYPES } from "#domain/access/actor.ts";
import {
  EmailChangeSchema,
  PasswordChangeSchema,
  ProfileInputSchema,
} from "#domain/access/profile-schema.ts";
import { SELF_ACCESS } from "#worker/services/shared/authorise.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const contract = { tag: "Profile", access: SELF_ACCESS } as const;
const DoneSchema = z.object({ done: z.boolean() });

const ProfileSchema = z.object({
  type: z.enum(USER_TYPES),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  pendingEmail: z.string().nullable(),
  telephone: z.string().nullable(),
  cpf: z.string().nullable(),
  version: z.int(),
  createdAt: z.string(),
  passwordChangedAt: z.string().nullable(),
  roleName: z.string().nullable(),
  companyName: z.string().nullable(),
  secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  erasure: z.object({ createdAt: z.string(), dueAt: z.string() }).nullable(),
  consents: z.array(
    z.object({ title: z.string().nullable(), documentVersion: z.int(), acceptedAt: z.string() }),
  ),
});

export const readProfileRoute = createApiRoute(
  {
    ...contract,
    method: "get",
    path: "/app/user/profile",
    summary: "What the user keeps of themselves",
    answer: ProfileSchema,
  },
  ({ services }) => services.profile.read(),
);

export const updateProfileRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    path: "/app/user/profile",
    summary: "Change name, telephone and CPF, in the version that was read",
    body: ProfileInputSchema,
    answer: z.object({ version: z.int() }),
  },
  ({ body, services }) => services.profile.update(body),
);

export const requestEmailChangeRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    path: "/app/user/email",
    summary:
      "Ask for another e-mail address; a link goes to the new one, the old one stays until it is opened",
    body: EmailChangeSchema,
    answer: DoneSchema,
  },
  async ({ body, services }) => {
    await services.profile.requestEmailChange(body);
    return { done: true };
  },
);

export const cancelEmailChangeRoute = createApiRoute(
  {
    ...contract,
    method: "delete",
    path: "/app/user/email",
    summary: "Take the request for another e-mail address back",
    answer: DoneSchema,
  },
  async ({ services }) => {
    await services.profile.cancelEmailChange();
    return { done: true };
  },
);

export const changePasswordRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    path: "/app/user/password",
    summary: "Change the own password; every other session ends",
    body: PasswordChangeSchema,
    answer: DoneSchema,
  },
  async ({ body, services }) => {
    await services.profile.changePassword(body);
    return { done: true };
  },
);
