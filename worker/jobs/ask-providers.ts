import { chargesToAskAbout } from "../repositories/payments/charge-repository.ts";
import { type Asked, askAboutCharges, dueAt } from "../services/payments/ask-provider.ts";
import { type JobTenant, withJobScope } from "./job-scope.ts";

/** Limit of charges in one run. */
const MAX_CHARGES = 20;

/** Asks payment providers what became of a distributor's open charges, for news that never came or comes late. An answer
 *  is taken as if it had been told, so that nothing is noted twice. Runs may overlap. */
export async function askProviders({
  limit = MAX_CHARGES,
  ...tenant
}: JobTenant & { limit?: number }): Promise<Asked> {
  const { database, distributor, now } = tenant;
  // Most distributors have none in most minutes.
  const [due] = await database.readBatch([
    chargesToAskAbout(database, distributor.id, { ...dueAt(now()), limit: 1 }),
  ]);
  const asked =
    due.length === 0 ? null : await withJobScope(tenant, (scope) => askAboutCharges(scope, limit));
  return asked ?? { asked: 0, isDown: false };
}
