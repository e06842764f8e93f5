import { ERASED_PERSON_NAME } from "#copy/account/profile.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { Database } from "../db/client.ts";
import { auditStatement } from "../repositories/audit/audit-statements.ts";
import { listDueErasures, listErased } from "../repositories/account/privacy-repository.ts";
import { assertAdminRemains, closeErasure, erasePerson } from "../repositories/account/privacy-statements.ts";
import { eraseSurveyTexts } from "../repositories/survey/survey-statements.ts";
import { newId } from "../scope.ts";
import { endSessions } from "../services/access/end-sessions.ts";

/** People whose data one run erases at most. */
const MAX_PEOPLE = 20;

/** For how long what a person wrote in surveys is looked for after an erasure, should a run have failed in between:
 *  surveys lie in another database. */
const SURVEY_SWEEP_MS = 7 * 24 * 3_600_000;

/** Thrown by a batch whose erasure another run has carried out, or its person taken back. */
class NotPending extends Error {}

/** Erases the people whose time to think better of it is over, each in one batch, and answers how many. Runs may
 *  overlap: an erasure is closed once. That of the last administrator waits until there is another one. */
export async function erasePeople({
  directory,
  database,
  distributorId,
  now,
}: {
  directory: Database;
  database: Database;
  distributorId: string;
  now: Date;
}): Promise<number> {
  const at = now.toISOString();
  let erased = 0;
  for (const { id, userId } of await listDueErasures(database, distributorId, {
    now: at,
    limit: MAX_PEOPLE,
  })) {
    try {
      await database.writeBatch([
        ...closeErasure(distributorId, { id, at, taken: () => new NotPending() }),
        assertAdminRemains(distributorId, userId),
        ...endSessions(distributorId, { userId, reason: "erased", at }),
        ...erasePerson(distributorId, userId, {
          name: ERASED_PERSON_NAME,
          email: `${userId}@removido.invalid`,
          at,
        }),
        auditStatement(distributorId, {
          id: newId("aud"),
          at,
          actor: { id: "schedule", type: "system", name: "", operator: null },
          address: "",
          event: "privacy.erased",
          entity: "user",
          entityId: userId,
          changes: {},
        }),
      ]);
      erased += 1;
    } catch (error) {
      const isWaiting = error instanceof NotPending || isDomainError(error, "LAST_ADMIN");
      if (!isWaiting) throw error;
    }
  }
  await sweepSurveys({ directory, database, distributorId, now });
  return erased;
}

/** What was written in surveys goes after the person's own data; a run that failed in between is made up for by the
 *  next one. */
async function sweepSurveys({
  directory,
  database,
  distributorId,
  now,
}: {
  directory: Database;
  database: Database;
  distributorId: string;
  now: Date;
}): Promise<void> {
  const since = new Date(now.getTime() - SURVEY_SWEEP_MS).toISOString();
  const userIds = await listErased(database, distributorId, since);
  if (userIds.length > 0) await directory.writeBatch([eraseSurveyTexts(distributorId, userIds)]);
}
