import type { Availability, StockOutlook } from "#domain/stock/availability.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";
import { fill } from "#copy/shared/fill.ts";

/** Whether something can be had, with the units behind it where the person may see amounts. */
export interface StockFacts {
  availability: Availability["availability"];
  futureStockDate: string | null;
  units?: StockOutlook | null | undefined;
}

/** The three states of stock; every page, filter and table names them so. */
export const STOCK_STATES = {
  inStock: "Em estoque",
  arriving: "A caminho",
  unavailable: "Sem estoque",
} as const satisfies Record<Availability["availability"], string>;

const STOCK_TEXTS = {
  arrivesOn: "Chega em {day}",
  units: "{count} em estoque",
  noneNow: "Nada em estoque",
  comesOn: "{count} chegam em {day}",
  comesOnOne: "1 chega em {day}",
  onItsWay: "{count} a caminho, sem data",
} as const;

const LINE_TEXTS = {
  short: "Não há {amount} un. em {center}.",
  shortElsewhere: "Não há {amount} un. em {center}; {elsewhere} tem.",
  late: "{amount} un. só a partir de {day}.",
  lateUnknown: "{amount} un. dependem de uma chegada sem data.",
  lateUnknownOne: "1 un. depende de uma chegada sem data.",
} as const;

/** What is there and what comes when, as every page says it: in units where the person may see them.
 *  @example stockText({ …, units: { available: 0, coming: [200 on 4 December] } })
 *           // "Nada em estoque · 200 chegam em 04/12/2026" */
export function stockText(facts: StockFacts): string {
  return stockParts(facts).join(" · ");
}

/** The same in parts, for where each has a line of its own: what is there now, then each delivery. */
export function stockParts({ availability, futureStockDate, units }: StockFacts): string[] {
  if (units != null) return outlookParts(units);
  if (availability === "arriving" && futureStockDate !== null) {
    return [fill(STOCK_TEXTS.arrivesOn, { day: formatDay(futureStockDate) })];
  }
  return [STOCK_STATES[availability]];
}

function outlookParts({ available, coming }: StockOutlook): string[] {
  if (available === 0 && coming.length === 0) return [STOCK_STATES.unavailable];
  const now =
    available === 0 ? STOCK_TEXTS.noneNow : fill(STOCK_TEXTS.units, { count: formatNumber(available) });
  return [now, ...coming.map(comingText)];
}

function comingText({ amount, expectedOn }: StockOutlook["coming"][number]): string {
  const count = formatNumber(amount);
  if (expectedOn === null) return fill(STOCK_TEXTS.onItsWay, { count });
  const day = formatDay(expectedOn);
  return amount === 1 ? fill(STOCK_TEXTS.comesOnOne, { day }) : fill(STOCK_TEXTS.comesOn, { count, day });
}

/** Look of what says it. */
export function stockTone({ availability }: Pick<StockFacts, "availability">): "ok" | "warn" | "danger" {
  if (availability === "inStock") return "ok";
  return availability === "arriving" ? "warn" : "danger";
}

/** What a line of a cart or a checkout has to say of its stock; null where there is enough in hand.
 *  @param center - name of the center that sells
 *  @param elsewhere - name of another one that has enough; null where none has */
export function lineStockText(
  { availability, futureStockDate }: StockFacts,
  { amount, center, elsewhere = null }: { amount: number; center: string; elsewhere?: string | null },
): string | null {
  if (availability === "inStock") return null;
  const count = formatNumber(amount);
  if (availability === "arriving") {
    if (futureStockDate !== null) {
      return fill(LINE_TEXTS.late, { amount: count, day: formatDay(futureStockDate) });
    }
    if (amount === 1) return LINE_TEXTS.lateUnknownOne;
    return fill(LINE_TEXTS.lateUnknown, { amount: count });
  }
  return elsewhere === null
    ? fill(LINE_TEXTS.short, { amount: count, center })
    : fill(LINE_TEXTS.shortElsewhere, { amount: count, center, elsewhere });
}
