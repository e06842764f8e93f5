import * as z from "zod";
import { USER_TYPES } from "#domain/access/actor.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { readCredentials } from "#worker/credentials.ts";
import { ChallengeAnswerSchema } from "#worker/services/access/second-factor-challenge.ts";
import { RefreshSchema } from "#worker/services/access/refresh-session.ts";
import { SignInTokenSchema } from "#worker/services/access/sign-in-by-token.ts";
import { CredentialsSchema } from "#worker/services/access/sign-in.ts";
import type { SignedIn } from "#worker/services/access/open-session.ts";
import type { ApiVariables } from "../kernel/create-api-route.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { keepInCookie } from "../kernel/keep-session.ts";
import { UserDataSchema } from "./user-data-answer.ts";

const SignedInSchema = z.object({
  id: z.string(),
  type: z.enum(USER_TYPES),
  token: z.string(),
  accessKey: z.string(),
  refreshToken: z.string(),
  user: UserDataSchema,
});

interface Call extends ApiVariables {
  headers: Headers;
}

/** Stores the session in the cookie, and answers with its user. */
async function answerSession({ scope, services, headers }: Call, signedIn: SignedIn) {
  keepInCookie(scope, headers, signedIn);
  return services.access.describeSession(signedIn);
}

const signInContract = { method: "post", tag: "Access", access: "open", answer: SignedInSchema } as const;

export const signInRoute = createApiRoute(
  {
    ...signInContract,
    path: "/app/login",
    summary: "Sign in as admin, staff or integrator of the distributor",
    body: CredentialsSchema,
  },
  async ({ body, ...call }) => answerSession(call, await call.services.access.signIn(body)),
);

export const signInPlatformRoute = createApiRoute(
  {
    ...signInContract,
    path: "/app/login/admin",
    summary: "Sign in as an operator of the platform",
    body: CredentialsSchema,
  },
  async ({ body, ...call }) => answerSession(call, await call.services.access.signInPlatform(body)),
);

export const answerChallengeRoute = createApiRoute(
  {
    ...signInContract,
    path: "/app/login/second-factor",
    summary: "Second step of a sign-in: a code of the authenticator app, or a recovery code",
    body: ChallengeAnswerSchema,
  },
  async ({ body, ...call }) => answerSession(call, await call.services.access.answerChallenge(body)),
);

export const signInByTokenRoute = createApiRoute(
  {
    ...signInContract,
    path: "/app/loginWithToken",
    summary: "Sign in with a single-use token that was sent to the user",
    body: SignInTokenSchema,
  },
  async ({ body, ...call }) => answerSession(call, await call.services.access.signInByToken(body)),
);

export const refreshSessionRoute = createApiRoute(
  {
    ...signInContract,
    path: "/app/refreshSession",
    summary:
      "Renew the session. The refresh token comes in the body, and the new credentials in the answer; or both stay in the portal's cookie",
    body: RefreshSchema,
    answer: SignedInSchema.partial({ token: true, accessKey: true, refreshToken: true }),
  },
  async ({ body: { userId, refreshToken: given }, request, ...call }) => {
    const { refreshSession } = call.services.access;
    if (given !== undefined)
      return answerSession(call, await refreshSession({ userId, refreshToken: given }));
    const { session: kept } = readCredentials(request, call.scope.env);
    if (kept === null) throw new DomainError("INVALID_REFRESH_TOKEN", {});
    const renewed = await refreshSession({ userId, refreshToken: kept.refreshToken, kept });
    const { id, type, user } = await answerSession(call, renewed);
    return { id, type, user };
  },
);
