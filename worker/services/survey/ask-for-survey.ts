import { askingCutoff, decideAsking } from "#domain/survey/asking.ts";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import {
  type AskedResearch,
  createSurveyRepository,
  type SurveyPerson,
} from "#worker/repositories/survey/survey-repository.ts";
import { insertAsking } from "#worker/repositories/survey/survey-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Thrown by a batch while the person is being invited on another device. */
class AskedElsewhere extends Error {}

/** Invites a person who opens the portal to a survey, if one is due: the invitation is stored first, then sent to
 *  this person only. An open invitation is sent again, in case the first one never arrived. During a masquerade or a
 *  preview of a role there is no invitation. */
export async function askForSurvey(scope: Scope): Promise<void> {
  const { distributor, database, actor } = authoriseUser({ ...scope, isWrite: false }, SIGNED_IN);
  if (actor.masquerade !== null || actor.previewOf !== null) return;
  const person = { distributorId: distributor.id, userId: actor.userId, type: actor.type };
  const asked = await findOrAsk(scope, person);
  if (asked === null) return;
  const { question, scaleStart, reasons } = asked.research;
  await database.writeBatch(
    outboxStatements(distributor.id, scope.now().toISOString(), [
      {
        audience: { userIds: [actor.userId] },
        message: { type: "nps", survey: { id: asked.id, question, scaleStart, reasons } },
      },
    ]),
  );
  publishSoon(scope);
}

async function findOrAsk(
  scope: Scope,
  person: SurveyPerson,
): Promise<{ id: string; research: AskedResearch } | null> {
  const now = scope.now();
  const askedAt = now.toISOString();
  const { current, last } = await createSurveyRepository(scope.directory).findAsking(person);
  const decision = decideAsking({ hasSurvey: current !== null, last, now: askedAt });
  if (decision === "again") return last;
  if (decision === "leave" || current === null) return null;
  const id = scope.newId("srv");
  try {
    await scope.directory.writeBatch(
      insertAsking(
        { ...person, id, researchId: current.id, askedAt, cutoff: askingCutoff(now) },
        () => new AskedElsewhere(),
      ),
    );
    return { id, research: current };
  } catch (error) {
    if (error instanceof AskedElsewhere) return null;
    throw error;
  }
}
