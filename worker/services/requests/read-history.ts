import type { RequestHistory, RequestHistoryQuery } from "#domain/requests/request-history-schema.ts";
import { changesBetween } from "#domain/requests/version-changes.ts";
import { visibleContent } from "#domain/requests/visible-prices.ts";
import { createSavedVersions } from "#worker/repositories/requests/saved-versions.ts";
import type { Scope } from "#worker/scope.ts";
import { type OpenedRequest, openFor } from "./open-request.ts";

/** Reads the versions after the first of a budget or order, newest first, with what each changed; amounts that the person
 *  may not see are left out.
 *  @throws DomainError NOT_FOUND, also for another company's request and for a type that the person may not see;
 *    ACCESS_DENIED */
export function createReadHistory(scope: Scope) {
  return async function readHistory(id: string, query: RequestHistoryQuery): Promise<RequestHistory> {
    const { distributor, database, shows } = await openFor(scope, id, "readHistory");
    const { before = null, pageSize } = query;
    const items = await pastVersions({ distributor, database, shows }, id, { before, pageSize });
    const oldest = items.at(-1);
    return { items, before: oldest !== undefined && oldest.version > 2 ? oldest.version : null };
  };
}

/** Versions after the first, newest first, with what each changed.
 *  @param tenant.shows - which amounts the person may see
 *  @param part.before - only versions before this one; null for all */
export async function pastVersions(
  { distributor, database, shows }: Pick<OpenedRequest, "distributor" | "database" | "shows">,
  id: string,
  { before, pageSize }: { before: number | null; pageSize: number },
): Promise<RequestHistory["items"]> {
  // One more, for what the oldest of them changed.
  const versions = await createSavedVersions(database, distributor.id).listVersions(id, before, pageSize + 1);
  const contents = versions.map(({ content }) => visibleContent(content, shows));
  return versions.slice(0, -1).flatMap(({ version, createdAt, byName }, index) => {
    const [after, earlier] = [contents[index], contents[index + 1]];
    return after && earlier
      ? [{ version, date: createdAt, byName, changes: changesBetween(earlier, after) }]
      : [];
  });
}
