import { randomBytes } from "node:crypto";
import { encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";
import { createTOTPKeyURI, verifyHOTP } from "@oslojs/otp";
import { hashSecret } from "./tokens.ts";

/** Parameters of RFC 6238 that every authenticator app supports: six digits, thirty seconds, SHA-1. */
const STEP_S = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Allowed drift of a phone's clock in steps, either way. */
const DRIFT_STEPS = 1;

const RECOVERY_CODES = 10;

export function newTotpSecret(): Uint8Array {
  return randomBytes(SECRET_BYTES);
}

/** URI that an authenticator app reads from a QR code. */
export function totpUri(secret: Uint8Array, issuer: string, account: string): string {
  return createTOTPKeyURI(issuer, account, secret, STEP_S, DIGITS);
}

/** Whether a text has the form of an app's code; otherwise it may be a recovery code. */
export function isTotpCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The time step of a code, within the drift and after the last accepted step; null without one. */
export function matchTotp(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  if (!isTotpCode(code)) return null;
  const current = Math.floor(now.getTime() / 1000 / STEP_S);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    if (step > lastStep && verifyHOTP(secret, BigInt(step), DIGITS, code)) return step;
  }
  return null;
}

/** New recovery codes, each for one sign-in: `abcd2-efgh3`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = encodeBase32LowerCaseNoPadding(randomBytes(7)).slice(0, 10);
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

/** Stored hash of a recovery code, independent of its typed form. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ""));
}
