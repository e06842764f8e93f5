import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** What a form's token says: how long ago the form was shown, and a name that no other showing has. */
export interface ShownForm {
  ageMs: number;
  name: string;
}

/** Says when a form was shown, so that only this server can have said it. It opens nothing and is no secret.
 *  @param name - of this showing, without a dot */
export function signFormToken(
  secret: string,
  distributorId: string,
  { shownAt, name }: { shownAt: Date; name: string },
): string {
  const said = `${shownAt.getTime().toString(36)}.${name}`;
  return `${said}.${signatureOf(secret, distributorId, said).toString("base64url")}`;
}

/** What the token says, or null for one that is not ours. */
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
