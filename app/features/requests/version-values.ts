import Big from "big.js";
import { PAYMENT_TYPE_LABELS } from "#copy/payment-methods.ts";
import { REQUEST_TEXTS } from "#copy/requests/requests.ts";
import { VERSIONS_TEXTS as TEXTS } from "#copy/requests/versions.ts";
import { fill } from "#copy/shared/fill.ts";
import { measureText } from "#copy/shared/measures.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import type { ComparedKind, ComparedValue } from "#domain/requests/compare-versions.ts";
import { formatCents, formatDay, formatNumber, formatPct, formatPowerKwp } from "#domain/shared/format.ts";
import { formatDocument, formatPhone } from "#domain/shared/format-identity.ts";

/** Words for a compared value, by what it is. */
const WORDS: Readonly<Record<ComparedKind, (value: string | number) => string>> = {
  cents: (value) => formatCents(Number(value)),
  centsPerWp: (value) => fill(TEXTS.perWp, { price: formatCents(Number(value)) }),
  watts: (value) => formatPowerKwp(Number(value)),
  number: (value) => formatNumber(value),
  days: (value) =>
    Number(value) === 1 ? TEXTS.days.one : fill(TEXTS.days.many, { count: formatNumber(value) }),
  day: (value) => formatDay(String(value)),
  metres: (value) => `${formatNumber(value)} m`,
  kilograms: (value) => measureText(value, "kilograms"),
  cubicMetres: (value) => measureText(value, "cubicMetres"),
  text: String,
  payment: (value) => wordOf(PAYMENT_TYPE_LABELS, value),
  flag: (value) => (Number(value) === 1 ? TEXTS.flags.yes : TEXTS.flags.no),
  document: (value) => formatDocument(String(value)),
  telephone: (value) => formatPhone(String(value)),
  shippingType: (value) => wordOf(SHIPPING_TYPE_LABELS, value),
  chargeType: (value) => wordOf(REQUEST_TEXTS.chargeTypes, value),
  zoneType: (value) => wordOf(TEXTS.zoneTypes, value),
  grid: (value) => wordOf(REQUEST_TEXTS.grids, value),
  arrangement: (value) => wordOf(TEXTS.arrangements, value),
  // A content knows no name of its file, but tells one from another.
  file: (value) => fill(TEXTS.file, { end: String(value).slice(-6) }),
};

/** Kinds of which the difference is worth telling. */
const MEASURED: readonly ComparedKind[] = ["cents", "centsPerWp", "watts", "number", "days", "kilograms"];

/** A compared value in words; a dash where there is none. */
export function valueText(kind: ComparedKind, value: ComparedValue): string {
  return value === null ? TEXTS.none : WORDS[kind](value);
}

/** By how much a value went up or down, with its sign and, for money, its share; null where that says nothing.
 *  @example changeText("cents", 10_000, 12_500) // "+R$ 25,00 (+25%)" */
export function changeText(kind: ComparedKind, from: ComparedValue, to: ComparedValue): string | null {
  if (from === null || to === null || from === to || !MEASURED.includes(kind)) return null;
  const by = new Big(to).minus(from);
  const amount = signed(by, WORDS[kind](by.abs().toNumber()));
  const isMoney = kind === "cents" || kind === "centsPerWp";
  if (!isMoney || Number(from) <= 0) return amount;
  const share = by.times(100).div(from);
  return `${amount} (${signed(share, formatPct(share.abs().toFixed(), 1))})`;
}

function signed(by: Big, text: string): string {
  return `${by.lt(0) ? "−" : "+"}${text}`;
}

/** A word of a table, or the value itself if there is none. */
function wordOf(words: Readonly<Record<string, string>>, value: string | number): string {
  return words[String(value)] ?? String(value);
}
