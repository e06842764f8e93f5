import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** The facts of a form's token: the age of the form, and a unique name of this display. */
export interface ShownForm {
  ageMs: number;
  name: string;
}

/** Signs the time at which a form was displayed. The token grants nothing and is no secret.
 *  @param name - unique name of this display, without a dot */
export function signFormToken(
  secret: string,
  distributorId: string,
  { shownAt, name }: { shownAt: Date; name: string },
): string {
  const said = `${shownAt.getTime().toString(36)}.${name}`;
  return `${said}.${signatureOf(secret, distributorId, said).toString("base64url")}`;
}

/** Reads a token; null for an invalid one. */
export function readFormToken(
  secret: string,
  distributorId: string,
  { token, now }: { token: string; now: Date },
): ShownForm | null {
  const [time = "", name = "", signature = ""] = token.split(".");
  const expected = signatureOf(secret, distributorId, `${time}.${name}`);
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { ageMs: now.getTime() - Number.parseInt(time, 36), name };
}

function signatureOf(secret: string, distributorId: string, said: string): Buffer {
  return createHmac("sha256", secret).update(`form shown ${distributorId} ${said}`).digest();
}
