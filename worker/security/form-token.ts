import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** Says when a form was shown, so that only this server can have said it. It opens nothing and is no secret. */
export function signFormToken(secret: string, distributorId: string, shownAt: Date): string {
  const time = shownAt.getTime().toString(36);
  return `${time}.${signatureOf(secret, distributorId, time).toString("base64url")}`;
}

/** Milliseconds since the form was shown, or null for a token that is not ours. */
export function readFormAge(
  secret: string,
  distributorId: string,
  { token, now }: { token: string; now: Date },
): number | null {
  const [time = "", signature = ""] = token.split(".");
  const expected = signatureOf(secret, distributorId, time);
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return now.getTime() - Number.parseInt(time, 36);
}

function signatureOf(secret: string, distributorId: string, time: string): Buffer {
  return createHmac("sha256", secret).update(`form shown ${distributorId} ${time}`).digest();
}
