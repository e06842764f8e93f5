import { platformSession, platformUser } from "#worker/db/schema/directory.ts";
import { newId } from "#worker/scope.ts";
import { hashPassword } from "#worker/security/password.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import { apiEnv } from "./api-env.ts";
import { openTestDatabase, type TestUser } from "./distributor.ts";

const NOW = "2026-11-21T12:00:00.000Z";

/** A signed-in operator of the platform; the headers name no distributor. */
export async function createTestOperator({
  password = null,
  blocked = false,
}: { password?: string | null; blocked?: boolean } = {}): Promise<TestUser> {
  const { orm, writeBatch } = openTestDatabase("primary");
  const id = newId("pus");
  const sessionId = newId("ses");
  const token = newSecret();
  const accessKey = newSecret();
  const email = `${id}@girassol.test`;
  await writeBatch([
    {
      query: orm.insert(platformUser).values({
        id,
        name: "Paulo",
        surname: "Nunes",
        email,
        passwordHash: password === null ? "none" : await hashPassword(password, apiEnv.PASSWORD_PEPPER),
        blocked,
        createdAt: NOW,
      }),
    },
    {
      query: orm.insert(platformSession).values({
        id: sessionId,
        userId: id,
        tokenHash: hashSecret(token),
        accessKeyHash: hashSecret(accessKey),
        createdAt: NOW,
        expiresAt: "2099-01-01T00:00:00.000Z",
      }),
    },
  ]);
  return { id, email, sessionId, headers: { authorization: `Bearer ${token}`, "access-key": accessKey } };
}
