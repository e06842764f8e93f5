import * as z from "zod";
import {
  ConfirmationSchema,
  SecondFactorCodeSchema,
  SecondFactorConfirmationSchema,
} from "#domain/access/profile-schema.ts";
import { secondFactorAccess } from "#worker/services/account/second-factor.ts";
import { SELF_ACCESS } from "#worker/services/shared/authorise.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const path = "/app/user/second-factor";
const tag = "Profile";
const CodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const proposeSecondFactorRoute = createApiRoute(
  {
    method: "post",
    path,
    summary: "Begin a second factor: the secret for the authenticator app",
    tag,
    access: secondFactorAccess,
    body: ConfirmationSchema,
    answer: z.object({ uri: z.string(), secret: z.string() }),
  },
  ({ body, services }) => services.profile.proposeSecondFactor(body),
);

export const confirmSecondFactorRoute = createApiRoute(
  {
    method: "put",
    path,
    summary: "Switch the second factor on with a first code; the recovery codes are told this once",
    tag,
    access: secondFactorAccess,
    body: SecondFactorCodeSchema,
    answer: CodesSchema,
  },
  ({ body, services }) => services.profile.confirmSecondFactor(body),
);

export const removeSecondFactorRoute = createApiRoute(
  {
    method: "delete",
    path,
    summary: "Switch the second factor off, with password and code",
    tag,
    access: SELF_ACCESS,
    body: SecondFactorConfirmationSchema,
    answer: z.object({ done: z.boolean() }),
  },
  async ({ body, services }) => {
    await services.profile.removeSecondFactor(body);
    return { done: true };
  },
);

export const replaceRecoveryCodesRoute = createApiRoute(
  {
    method: "post",
    path: `${path}/recovery-codes`,
    summary: "New recovery codes in the place of those before, told this once",
    tag,
    access: SELF_ACCESS,
    body: SecondFactorConfirmationSchema,
    answer: CodesSchema,
  },
  ({ body, services }) => services.profile.replaceRecoveryCodes(body),
);
