import { hashPassword } from "#worker/security/password.ts";
import { apiEnv } from "./api-env.ts";
import { createShared } from "./shared.ts";

const share = createShared<string>();

/** Hash of a password, computed once for all accounts with it, since it costs as much as a hundred calls. */
export function hashOnce(password: string): Promise<string> {
  return share(password, () => hashPassword(password, apiEnv.PASSWORD_PEPPER));
}
