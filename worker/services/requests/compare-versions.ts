import { compareVersions as compare } from "#domain/requests/compare-versions.ts";
import { versionsToCompare } from "#domain/requests/compared-pair.ts";
import { saveKindOf } from "#domain/requests/save-kinds.ts";
import type {
  ComparedVersion,
  ComparedVersions,
  CompareVersionsQuery,
} from "#domain/requests/version-comparison-schema.ts";
import { type VisibleAmounts, visibleContent } from "#domain/requests/visible-prices.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createSavedVersions, type ExplainedContent } from "#worker/repositories/requests/saved-versions.ts";
import type { Scope } from "#worker/scope.ts";
import { openFor } from "./open-request.ts";
import { amountsShown } from "./read-requests.ts";

/** Compares two versions of a budget or order, the last two by default; amounts that the person may not see are left
 *  out. The first may be the newer one.
 *  @throws DomainError VERSION_NOT_FOUND for a number that the request does not have; NOT_FOUND, also for another
 *    company's request and for a type that the person may not see; ACCESS_DENIED, REQUEST_DELETED */
export function createCompareVersions(scope: Scope) {
  return async function compareVersions(id: string, asked: CompareVersionsQuery): Promise<ComparedVersions> {
    const { distributor, database, actor, request } = await openFor(scope, id, "readHistory");
    const { type, code, name, version: newest } = request;
    const pair = versionsToCompare(asked, newest);
    const { found, known } = await createSavedVersions(database, distributor.id).readVersions(id, [
      pair.from,
      pair.to,
    ]);
    const [from, to] = [pair.from, pair.to].map((version) => {
      const one = found.find((saved) => saved.version === version);
      if (one === undefined) throw new DomainError("VERSION_NOT_FOUND", { version, newest });
      return one;
    }) as [ExplainedContent, ExplainedContent];
    const [old, now] = [from, to].map(({ content: { totals } }) =>
      amountsShown(actor, distributor, { ...request, totalCents: totals.totalCents }),
    ) as [VisibleAmounts, VisibleAmounts];
    // Whether a freight is shown hangs on the total, so that it may be hidden in one of the two.
    const shows = { ...now, freight: old.freight && now.freight };
    const seen = { before: visibleContent(from.content, shows), after: visibleContent(to.content, shows) };
    return {
      request: { id, type, code, name },
      newest,
      from: savedVersion(from, shows),
      to: savedVersion(to, shows),
      versions: known.map(({ version, createdAt: date, byName }) => ({ version, date, byName })),
      ...compare(seen.before, seen.after),
    };
  };
}

function savedVersion(
  { version, createdAt: date, byName, events, approval }: ExplainedContent,
  { prices }: VisibleAmounts,
): ComparedVersion {
  const { reason, note } = (prices ? approval : null) ?? { reason: "", note: "" };
  return { version, date, byName, kind: saveKindOf(events), reason, note };
}
