import { KIT_BUYER_TEXTS } from "#copy/widgets.ts";
import type { KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
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

/** The range of kits for a system: a fifth less at most, and three tenths more.
 *  @param powerW - of the system
 *  @source spec, sizing: under-sizing 20%, over-sizing 30% */
export function powersAround(powerW: number): Pick<KitFilter, "from" | "to"> {
  return { from: powerText(powerW * 0.8), to: powerText(powerW * 1.3) };
}

function powerText(watts: number): string {
  return (watts / 1000).toFixed(2).replace(".", ",");
}

function readPower(text: string): number | null | undefined {
  if (text.trim() === "") return undefined;
  const power = parseLooseNumber(text);
  return power === null || power < 0 ? null : power;
}
