import { inject } from "vitest";
import { openSession as openSessionOf } from "#scripts/demo/open-session.ts";

/** Creates a session in the stack's database, so that only tests of the sign-in itself wait for a password's hash.
 *  Returns the value of the portal's cookie. */
export async function openSession(email: string, userAgent: string): Promise<string> {
  const place = { sqldUrl: inject("sqldUrl"), sessionSecret: inject("sessionSecret") };
  return openSessionOf(place, { email, userAgent });
}
