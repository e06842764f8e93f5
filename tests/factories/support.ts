import { insertSession, insertSessionToken } from "#worker/repositories/access/session-statements.ts";
import { newId } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import type { TestDistributor, TestUser } from "./distributor.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const LATER = "2099-01-01T00:00:00.000Z";

/** Headers of a session in which the platform's support acts in a person's name. */
export async function openSupportSession(
  owner: TestDistributor,
  person: TestUser,
): Promise<Record<string, string>> {
  const id = newId("ses");
  const token = newSecret();
  const accessKey = newSecret();
  const masquerade = {
    operatorId: "usr_operator",
    operatorName: "Paulo Nunes",
    reason: "Chamado 123",
    until: LATER,
  };
  await owner.database.writeBatch([
    insertSession(owner.id, {
      id,
      userId: person.id,
      createdAt: NOW,
      expiresAt: LATER,
      userAgent: "",
      address: "",
      masquerade,
    }),
    insertSessionToken(owner.id, {
      tokenHash: hashSecret(token),
      sessionId: id,
      accessKeyHash: hashSecret(accessKey),
      createdAt: NOW,
      expiresAt: LATER,
      refreshHash: null,
      refreshExpiresAt: null,
    }),
  ]);
  return { authorization: `Bearer ${token}`, "access-key": accessKey, "x-debug-distributor": owner.slug };
}
