import { type SQL, sql } from "drizzle-orm";
import type { PricingRules } from "#domain/pricing/pricing-rules-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, upsertRow } from "#worker/db/row-writes.ts";
import { assertChanged, countUp, currentCount } from "#worker/db/save-parts.ts";
import { priceDriftCheck, pricingDraft } from "#worker/db/schema/pricing.ts";

// A draft begins, and a version is published, out of what the batch itself finds: both are inserted by a query.

interface SavedDraft {
  /** Version of the draft that was read; 0 without one. */
  version: number;
  by: string;
  at: string;
}

/** Versions of drafts come from a counter, so that a discarded draft and the next one never have the same version. */
const COUNTER = "pricingDraft";

const newestVersion = (distributorId: string) =>
  sql`coalesce((select max(version) from pricing_version where distributor_id = ${distributorId}), 0)`;

function stale(distributorId: string): WriteStatement {
  return assertChanged(
    "STALE_VERSION",
    1,
    () => new DomainError("STALE_VERSION", { entity: "pricingDraft", id: distributorId }),
  );
}

/** Saves rules in the draft that was read, or in a new draft, begun from the version that is still the latest.
 *  @throws DomainError STALE_VERSION, by the batch */
export function saveDraft(
  distributorId: string,
  { rules, basedOn, ...saved }: SavedDraft & { rules: PricingRules; basedOn: number },
): WriteStatement[] {
  return keepRules(distributorId, saved, {
    rules: sql`${JSON.stringify(rules)}`,
    basedOn: sql`${basedOn}`,
    onlyIf: saved.version === 0 ? sql`${newestVersion(distributorId)} = ${basedOn}` : sql`true`,
  });
}

/** Copies a published version into the draft, which is then based on the latest version.
 *  @throws DomainError STALE_VERSION, by the batch */
export function restoreIntoDraft(
  distributorId: string,
  { published, ...saved }: SavedDraft & { published: number },
): WriteStatement[] {
  return keepRules(distributorId, saved, {
    rules: sql`(select rules from pricing_version where distributor_id = ${distributorId} and version = ${published})`,
    basedOn: newestVersion(distributorId),
    onlyIf: sql`true`,
    rebases: true,
  });
}

function keepRules(
  distributorId: string,
  { version, by, at }: SavedDraft,
  { rules, basedOn, onlyIf, rebases = false }: { rules: SQL; basedOn: SQL; onlyIf: SQL; rebases?: boolean },
): WriteStatement[] {
  const next = currentCount(distributorId, COUNTER);
  const query =
    version === 0
      ? sql`insert into pricing_draft (distributor_id, rules, based_on, version, updated_by, updated_at)
          select ${distributorId}, ${rules}, ${basedOn}, ${next}, ${by}, ${at}
          where ${onlyIf} and not exists (select 1 from pricing_draft where distributor_id = ${distributorId})`
      : sql`update pricing_draft set rules = ${rules}, version = ${next}, updated_by = ${by}, updated_at = ${at}
            ${rebases ? sql`, based_on = ${basedOn}` : sql``}
          where distributor_id = ${distributorId} and version = ${version}`;
  return [countUp(distributorId, COUNTER), { query }, stale(distributorId)];
}

/** Deletes the draft.
 *  @throws DomainError STALE_VERSION, by the batch */
export function discardDraft(distributorId: string, version: number): WriteStatement[] {
  return [deleteRow(pricingDraft, { distributorId, version }), stale(distributorId)];
}

/** Publishes the draft as the version after the one it is based on, which must still be the latest, and deletes the
 *  draft.
 *  @throws DomainError STALE_VERSION, by the batch */
export function publishDraft(
  distributorId: string,
  { version, note, by, at }: SavedDraft & { note: string },
): WriteStatement[] {
  return [
    {
      query: sql`insert into pricing_version (distributor_id, version, rules, note, published_by, published_at)
        select ${distributorId}, based_on + 1, rules, ${note}, ${by}, ${at} from pricing_draft
        where distributor_id = ${distributorId} and version = ${version}
          and based_on = ${newestVersion(distributorId)}`,
    },
    stale(distributorId),
    deleteRow(pricingDraft, { distributorId }),
    lookAtBudgets(distributorId, at),
  ];
}

/** Requests a check of all open budgets by the scheduled job, because prices may have changed. */
export function lookAtBudgets(distributorId: string, at: string): WriteStatement {
  return upsertRow(
    priceDriftCheck,
    { distributorId, requestedAt: at, cursor: "" },
    { key: ["distributorId"], takes: ["requestedAt", "cursor"] },
  );
}
