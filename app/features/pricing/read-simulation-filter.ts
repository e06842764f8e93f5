import { SIMULATOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { SIMULATION_EFFECTS, SIMULATION_SORTS } from "#domain/pricing/simulation-filter.ts";
import type { SimulatedOn, SimulationFilter } from "./simulation-filters.tsx";
import { readPage, readSort } from "#app/lib/lists/list-address.ts";

const ONS = Object.keys(WORDS.ons) as SimulatedOn[];
const LAST_PAGE = 10_000;
const MAX_PCT = 1_000;

/** The simulation's filter from an address; invalid values are ignored. */
export function readSimulationFilter(params: URLSearchParams): SimulationFilter & { page: number } {
  const text = (name: string) => (params.get(name) ?? "").trim();
  const on = one(ONS, text("on")) ?? "requests";
  const isOfProducts = on === "products";
  const categoryId = text("categoria").slice(0, 64);
  const pct = Number(text("min").replace(",", "."));
  const sort = readSort(params, SIMULATION_SORTS);
  return {
    on,
    search: text("q").slice(0, 80),
    state: /^[A-Z]{2}$/.test(text("uf")) ? text("uf") : null,
    type: isOfProducts ? one(PRODUCT_TYPES, text("tipo")) : null,
    categoryId: isOfProducts && categoryId !== "" ? categoryId : null,
    effect: one(SIMULATION_EFFECTS, text("efeito")) ?? "all",
    minPct: Number.isFinite(pct) ? Math.min(Math.max(pct, 0), MAX_PCT) : 0,
    sort: sort?.key ?? "difference",
    direction: sort?.direction ?? "desc",
    page: Math.min(readPage(params), LAST_PAGE),
  };
}

function one<Word extends string>(words: readonly Word[], text: string): Word | null {
  return words.find((word) => word === text) ?? null;
}
