import type { Database } from "../db/client.ts";
import { newDatabaseUse } from "../db/database-fetch.ts";
import type { Env } from "../env.ts";
import { errorFacts, logEvent } from "../log.ts";
import { createAccessRepository } from "../repositories/access/access-repository.ts";
import { newId, type Scope } from "../scope.ts";

/** A distributor as a job finds it. */
export interface JobTenant {
  env: Env;
  directory: Database;
  database: Database;
  distributor: { id: string; slug: string };
  /** Origin of its portal, for links in e-mails. */
  origin: string;
  now: () => Date;
}

/** Runs use cases for a distributor without a person, and waits for what they put off.
 *  @returns null for a distributor without a profile */
export async function withJobScope<Result>(
  { env, directory, database, distributor: { id, slug }, origin, now }: JobTenant,
  work: (scope: Scope) => Promise<Result>,
): Promise<Result | null> {
  const { distributor } = await createAccessRepository(database, { id, slug }).readEntry({
    ...{ tokenHash: null, publishableKey: null },
  });
  if (distributor === null) return null;
  const requestId = newId("job");
  const deferred: Promise<unknown>[] = [];
  const result = await work({
    ...{ env, requestId, origin, directory, now, newId, clientAddress: "", userAgent: "" },
    use: newDatabaseUse(),
    actor: { kind: "anonymous", reason: "missing" },
    tenant: { distributor, database },
    ...{ isWrite: true, isOutdated: false, renewedSession: null },
    defer(later) {
      deferred.push(
        later().catch((error: unknown) => {
          logEvent("error", "deferred-work-failed", { requestId, ...errorFacts(error) });
        }),
      );
    },
  });
  await Promise.all(deferred);
  return result;
}
