import { SignJWT } from "jose";

/** What the outside shop learns of the person. */
export interface SingleSignOnClaims {
  sub: string;
  name: string;
  email: string;
  /** Id of the distributor whose portal the person comes from. */
  distributor: string;
}

/** Long enough to open a page. */
const LIFE_S = 60;

/** A token that the holder of the secret can check: HS256, one minute of life from `now`. */
export function signSingleSignOn(claims: SingleSignOnClaims, secret: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_S)
    .sign(new TextEncoder().encode(secret));
}
