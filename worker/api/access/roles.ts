import * as z from "zod";
import { PERMISSION_GROUPS } from "#domain/access/permissions.ts";
import { RoleContentSchema, RoleInputSchema, RoleUpdateSchema } from "#domain/access/role-schema.ts";
import { rolesAccess } from "#worker/services/access/roles/roles.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const RoleSchema = RoleContentSchema.extend({
  id: z.string(),
  name: z.string(),
  type: z.enum(["staff", "integrator"]),
  permissions: z.array(z.string()),
  version: z.int(),
  updatedAt: z.string().nullable(),
  people: z.int(),
});

const GroupSchema = z.object({
  group: z.enum(PERMISSION_GROUPS),
  title: z.string(),
  permissions: z.array(
    z.object({ key: z.string(), title: z.string(), description: z.string(), grantable: z.boolean() }),
  ),
});

const tag = "Roles";
const access = rolesAccess;
const params = z.object({ id: z.string().max(64) });

export const listRolesRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/roles",
    summary: "Roles, with how many people hold each",
    tag,
    access,
    answer: z.object({ items: z.array(RoleSchema) }),
  },
  async ({ services }) => ({ items: await services.roles.list() }),
);

export const createRoleRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/roles",
    summary: "Make a role",
    tag,
    access,
    body: RoleInputSchema,
    answer: RoleSchema,
    status: 201,
  },
  ({ body, services }) => services.roles.create(body),
);

export const getRoleRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/roles/{id}",
    summary: "One role",
    tag,
    access,
    params,
    answer: RoleSchema,
  },
  ({ params: { id }, services }) => services.roles.get(id),
);

export const updateRoleRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/roles/{id}",
    summary: "Replace a role in the version that was read",
    tag,
    access,
    params,
    body: RoleUpdateSchema,
    answer: RoleSchema,
  },
  ({ params: { id }, body, services }) => services.roles.update(id, body),
);

export const deleteRoleRoute = createApiRoute(
  {
    method: "delete",
    path: "/app/staff/roles/{id}",
    summary: "Delete a role that nobody holds",
    tag,
    access,
    params,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id }, services }) => {
    await services.roles.remove(id);
    return { deleted: true };
  },
);

export const listPermissionsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/permissions",
    summary: "The permissions that roles may hold, by type of role, in words",
    tag,
    access,
    answer: z.object({ staff: z.array(GroupSchema), integrator: z.array(GroupSchema) }),
  },
  ({ services }) => services.roles.listPermissions(),
);
