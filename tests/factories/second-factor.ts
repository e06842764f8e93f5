import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import {
  confirmSecondFactor,
  proposeSecondFactor,
} from "#worker/repositories/access/second-factor-statements.ts";
import { seal } from "#worker/security/seal.ts";
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret } from "#worker/security/second-factor.ts";
import { apiEnv } from "./api-env.ts";
import type { MailOwner } from "./mail.ts";

export interface TestSecondFactor {
  recoveryCodes: string[];
  /** The app's code now, or some steps of thirty seconds from now. */
  code(stepsAhead?: number): string;
}

/** An active second factor, with the codes of its secret. */
export async function createTestSecondFactor(owner: MailOwner, userId: string): Promise<TestSecondFactor> {
  const secret = newTotpSecret();
  const recoveryCodes = newRecoveryCodes();
  const sealed = seal(encodeBase64urlNoPadding(secret), apiEnv.SEALING_SECRET, "second factor secret");
  const at = "2026-11-21T12:00:00.000Z";
  const failed = () => new Error("The second factor was not switched on");
  await owner.database.writeBatch([
    ...proposeSecondFactor(owner.id, userId, sealed, at, failed),
    ...confirmSecondFactor(
      owner.id,
      userId,
      { step: 0, recoveryCodes: recoveryCodes.map(hashRecoveryCode), at },
      failed,
    ),
  ]);
  return {
    recoveryCodes,
    code(stepsAhead = 0) {
      const step = Math.floor(Date.now() / 30_000) + stepsAhead;
      return generateHOTP(secret, BigInt(step), 6);
    },
  };
}
