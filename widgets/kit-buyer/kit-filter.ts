import { KIT_BUYER_TEXTS } from "#copy/widgets.ts";
import type { KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import { powersAround } from "#domain/sizing/powers-around.ts";
import type { KitQuery } from "#widgets/client.ts";

/** Texts of the filter's fields. */
export interface KitFilter {
  from: string;
  to: string;
  /** Id of a structure; empty for any. */
  structure: string;
  sort: KitListQuery["sort"];
}

export const EMPTY_FILTER: KitFilter = { from: "", to: "", structure: "", sort: "power" };

/** Parses a filter: the fields of the query, or the error of the power range. */
export function readFilter({
  from,
  to,
  structure,
  sort,
}: KitFilter): { query: KitQuery } | { problem: string } {
  const minPower = readPower(from);
  const maxPower = readPower(to);
  if (minPower === null || maxPower === null) return { problem: KIT_BUYER_TEXTS.powerInvalid };
  if (minPower !== undefined && maxPower !== undefined && minPower > maxPower) {
    return { problem: KIT_BUYER_TEXTS.powerCrossed };
  }
  return {
    query: {
      sort,
      ...(minPower === undefined ? {} : { minPower }),
      ...(maxPower === undefined ? {} : { maxPower }),
      ...(structure === "" ? {} : { structure }),
    },
  };
}

/** The range of kits for a system, as it stands in the fields.
 *  @param powerW - of the system */
export function rangeAround(powerW: number): Pick<KitFilter, "from" | "to"> {
  const { leastW, mostW } = powersAround(powerW);
  return { from: powerText(leastW), to: powerText(mostW) };
}

function powerText(watts: number): string {
  return (watts / 1000).toFixed(2).replace(".", ",");
}

function readPower(text: string): number | null | undefined {
  if (text.trim() === "") return undefined;
  const power = parseLooseNumber(text);
  return power === null || power < 0 ? null : power;
}
