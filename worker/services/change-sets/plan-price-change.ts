import { MAX_CHANGE_SET_ROWS, type PlannedChange } from "#domain/change-sets/change-set.ts";
import { fieldOf, type PriceOutcome, type PriceRule } from "#domain/change-sets/price-change.ts";
import type { PriceChange } from "#domain/change-sets/price-change-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import {
  createProductSelectionRepository,
  type SelectedProduct,
} from "#worker/repositories/catalog/product-selection-repository.ts";
import { openPriceRule } from "./open-price-rule.ts";

export type PlannedPrice = SelectedProduct & { outcome: PriceOutcome };

/** The effect of a change of prices on the products currently selected.
 *  @throws DomainError INVALID_BODY for more products than a change set may have, FORMULA_INVALID */
export async function planPriceChange(
  database: Database,
  distributorId: string,
  { selection, rule }: PriceChange,
): Promise<PlannedPrice[]> {
  const outcomesOf = openPriceRule(rule);
  const products = createProductSelectionRepository(database, distributorId);
  const found = await products.listPriced(selection, MAX_CHANGE_SET_ROWS + 1);
  if (found.length > MAX_CHANGE_SET_ROWS) {
    const message = `More than ${MAX_CHANGE_SET_ROWS} products`;
    throw new DomainError("INVALID_BODY", { issues: [{ field: "selection", code: "too_big", message }] });
  }
  return outcomesOf(found);
}

/** The rows of a change set: only products whose price changes. */
export function toPlannedChanges(planned: readonly PlannedPrice[], rule: PriceRule): PlannedChange[] {
  const field = fieldOf(rule);
  return planned.flatMap(({ id, version, outcome, ...before }) =>
    outcome.kind === "changed"
      ? [
          {
            productId: id,
            version,
            before: { [field]: before[field] },
            after: { [field]: outcome.after[field] },
          },
        ]
      : [],
  );
}
