import { z } from "@hono/zod-openapi";
import { CredentialsSchema, SESSION_MAX_AGE_S, type SignedIn } from "#worker/services/access/sign-in.ts";
import { sessionCookieHeader } from "#worker/security/session-cookie.ts";
import type { Scope } from "#worker/scope.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const SignedInSchema = z.object({
  id: z.string(),
  type: z.enum(["admin", "staff", "integrator", "piedAdmin"]),
  token: z.string(),
  accessKey: z.string(),
});

function keepInCookie(scope: Scope, headers: Headers, session: SignedIn): SignedIn {
  headers.append("set-cookie", sessionCookieHeader(session, scope.env.SESSION_SECRET, SESSION_MAX_AGE_S));
  return session;
}

export const signInRoute = createApiRoute(
  {
    method: "post",
    path: "/app/login",
    summary: "Sign in as admin, staff or integrator of the distributor",
    tag: "Access",
    body: CredentialsSchema,
    answer: SignedInSchema,
  },
  async ({ body, services, scope, headers }) =>
    keepInCookie(scope, headers, await services.access.signIn(body)),
);

export const signInPlatformRoute = createApiRoute(
  {
    method: "post",
    path: "/app/login/admin",
    summary: "Sign in as an operator of the platform",
    tag: "Access",
    body: CredentialsSchema,
    answer: SignedInSchema,
  },
  async ({ body, services, scope, headers }) =>
    keepInCookie(scope, headers, await services.access.signInPlatform(body)),
);

function signOutRoute(path: string) {
  return createApiRoute(
    {
      method: "post",
      path,
      summary: "End the session",
      tag: "Access",
      answer: z.object({ ended: z.boolean() }),
    },
    async ({ services, scope, headers }) => {
      await services.access.signOut();
      headers.append("set-cookie", sessionCookieHeader(null, scope.env.SESSION_SECRET, 0));
      return { ended: true };
    },
  );
}

export const signOutUserRoute = signOutRoute("/app/user/logout");
export const signOutPlatformRoute = signOutRoute("/app/admin/logout");
