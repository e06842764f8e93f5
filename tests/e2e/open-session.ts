import { inject } from "vitest";
import { openSession as openSessionOf } from "#scripts/demo/open-session.ts";

/** A session of the stack's own database: no journey but those of the sign-in itself waits for a password to be hashed.
 *  Answers the value of the portal's cookie. */
export async function openSession(email: string, userAgent: string): Promise<string> {
  const place = { sqldUrl: inject("sqldUrl"), sessionSecret: inject("sessionSecret") };
  return openSessionOf(place, { email, userAgent });
}
