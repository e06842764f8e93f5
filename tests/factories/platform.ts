import { user } from "#worker/db/schema/access.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { newId } from "#worker/scope.ts";
import { newSecret, PLATFORM_TOKEN_PREFIX } from "#worker/security/tokens.ts";
import { hashOnce } from "./password.ts";
import { openTestDatabase, sessionRows, type TestUser } from "./distributor.ts";

const NOW = "2026-11-21T12:00:00.000Z";

/** A signed-in operator of the platform; the headers name no distributor. */
export async function createTestOperator({
  password = null,
  blocked = false,
}: { password?: string | null; blocked?: boolean } = {}): Promise<TestUser> {
  const { orm, writeBatch } = openTestDatabase("primary");
  const id = newId("usr");
  const sessionId = newId("ses");
  const credentials = {
    token: PLATFORM_TOKEN_PREFIX + newSecret(),
    accessKey: newSecret(),
    refreshToken: PLATFORM_TOKEN_PREFIX + newSecret(),
  };
  const { token, accessKey } = credentials;
  const email = `${id}@girassol.test`;
  await writeBatch([
    {
      query: orm.insert(user).values({
        distributorId: PLATFORM_ID,
        id,
        type: "piedAdmin",
        name: "Paulo",
        surname: "Nunes",
        email,
        emailVerifiedAt: NOW,
        passwordHash: password === null ? "none" : await hashOnce(password),
        blocked,
        createdAt: NOW,
      }),
    },
    ...sessionRows(PLATFORM_ID, { id: sessionId, userId: id, ...credentials }),
  ]);
  const headers = { authorization: `Bearer ${token}`, "access-key": accessKey };
  return { id, email, sessionId, roleId: null, credentials, headers };
}
