import { SignJWT } from "jose";

/** The user's data for the external shop. */
export interface SingleSignOnClaims {
  sub: string;
  name: string;
  email: string;
  /** Id of the distributor whose portal the person comes from. */
  distributor: string;
}

/** Long enough to open a page. */
const LIFE_S = 60;

/** Signs a token (HS256) that the holder of the secret can verify, valid for one minute from `now`. */
export function signSingleSignOn(claims: SingleSignOnClaims, secret: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_S)
    .sign(new TextEncoder().encode(secret));
}
