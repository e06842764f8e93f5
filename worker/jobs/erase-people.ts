import { ERASED_PERSON_NAME } from "#copy/account/profile.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { Database } from "../db/client.ts";
import { auditStatement, SCHEDULE } from "../repositories/audit/audit-statements.ts";
import { listDueErasures, listErased } from "../repositories/account/privacy-repository.ts";
import { assertAdminRemains, closeErasure, erasePerson } from "../repositories/account/privacy-statements.ts";
import { eraseSurveyTexts } from "../repositories/survey/survey-statements.ts";
import { newId } from "../scope.ts";
import { endSessions } from "../services/access/end-sessions.ts";

/** Limit of people erased in one run. */
const MAX_PEOPLE = 20;

/** How long after an erasure a person's survey answers are deleted again, in case a run failed in between: surveys are
 *  in another database. */
const SURVEY_SWEEP_MS = 7 * 24 * 3_600_000;

/** Thrown by a batch whose erasure was carried out by another run, or withdrawn. */
class NotPending extends Error {}

/** Erases people whose waiting period is over, each in one batch, and returns their number. Runs may overlap, since
 *  each erasure is closed once. The last administrator is erased only when there is another one. */
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
          actor: SCHEDULE,
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

/** Survey answers are deleted after the person's own data; the next run completes an interrupted one. */
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
