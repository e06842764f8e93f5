import * as z from "zod";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import { previewAccess } from "#worker/services/access/role-preview.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const startRolePreviewRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/role-preview",
    summary: "Look at the portal through a role, reading only, in this session",
    tag: "Roles",
    access: previewAccess,
    body: z.strictObject({ roleId: z.string().min(1).max(64) }),
    answer: z.object({ roleName: z.string(), type: z.enum(["staff", "integrator"]) }),
  },
  ({ body, services }) => services.roles.startPreview(body.roleId),
);

export const leaveRolePreviewRoute = createApiRoute(
  {
    method: "delete",
    path: "/app/user/role-preview",
    summary: "Stop looking through a role; without one, nothing happens",
    tag: "Roles",
    access: SIGNED_IN,
    answer: z.object({ ended: z.boolean() }),
  },
  ({ services }) => services.roles.leavePreview(),
);
