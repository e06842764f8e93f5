import * as z from "zod";
import { SELF_ACCESS } from "#worker/services/shared/authorise.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { keepInCookie } from "../kernel/keep-session.ts";
import { UserDataSchema } from "./user-data-answer.ts";

function signOutRoute(path: string) {
  return createApiRoute(
    {
      method: "post",
      path,
      summary: "End the session; without one, nothing happens",
      tag: "Access",
      access: "open",
      answer: z.object({ ended: z.boolean() }),
    },
    async ({ services, scope, headers }) => {
      await services.access.signOut();
      keepInCookie(scope, headers, null);
      return { ended: true };
    },
  );
}

export const signOutUserRoute = signOutRoute("/app/user/logout");
export const signOutPlatformRoute = signOutRoute("/app/admin/logout");

export const reloadUserDataRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/reload",
    summary: "The user data again: role, rights, distributor",
    tag: "Access",
    access: SELF_ACCESS,
    answer: UserDataSchema,
  },
  ({ services }) => services.access.readUserData(),
);
