import { FREIGHT_COLUMNS, FREIGHT_TEXTS, FREIGHT_WORDS } from "#copy/freight/freight.ts";
import { fill } from "#copy/shared/fill.ts";
import { FREIGHT_TYPE_LABELS } from "#copy/spec/freight.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { formatCep } from "#domain/shared/format-identity.ts";
import type { FreightTableRule } from "#domain/freight/freight-rule.ts";

/** A line as the list shows it. */
export type ListedRule = FreightTableRule & {
  position: number;
  active: boolean;
  centerName: string | null;
  cityName: string | null;
};

/** A line's name, or its position when it has no name. */
export function lineName({ name, position }: { name: string; position: number }): string {
  return name === "" ? fill(FREIGHT_TEXTS.unnamed, { position }) : name;
}

/** The deliveries that a line applies to, in short words. */
export function criteriaWords(rule: ListedRule): string[] {
  const { cityType, zoneType } = FREIGHT_WORDS;
  const place = rule.cityName === null ? rule.state : `${rule.cityName} - ${rule.state ?? ""}`;
  const range = (
    above: number | null,
    upTo: number | null,
    { factor, unit }: { factor: number; unit: string },
  ) => {
    const value = (one: number) => `${formatNumber(one / factor)} ${unit}`;
    if (above === null && upTo === null) return null;
    if (above === null) return `até ${value(upTo ?? 0)}`;
    return upTo === null ? `acima de ${value(above)}` : `${value(above)} a ${value(upTo)}`;
  };
  const cep =
    rule.cepFrom === null && rule.cepTo === null
      ? null
      : `CEP ${rule.cepFrom === null ? "…" : formatCep(rule.cepFrom)} a ${rule.cepTo === null ? "…" : formatCep(rule.cepTo)}`;
  const words = [
    rule.shippingType === "FOB" ? "FOB" : null,
    rule.centerName,
    place,
    rule.cityType && cityType[rule.cityType],
    rule.zoneType && `${FREIGHT_COLUMNS.zoneType} ${zoneType[rule.zoneType].toLowerCase()}`,
    cep,
    range(rule.weightAboveG, rule.weightUpToG, { factor: 1_000, unit: "kg" }),
    range(rule.volumeAboveCm3, rule.volumeUpToCm3, { factor: 1_000_000, unit: "m³" }),
    range(rule.powerAboveW, rule.powerUpToW, { factor: 1_000, unit: "kWp" }),
  ].filter((word): word is string => word !== null && word !== "");
  return words.length === 0 ? [FREIGHT_TEXTS.everyDelivery] : words;
}

/** The price of a line, in short words. */
export function priceWords({ type, amount, minimumCents, maximumCents }: ListedRule): string {
  const value = `${FREIGHT_TYPE_LABELS[type]}: ${formatReais(amount)}`;
  const limits = [
    minimumCents > 0 ? `mín. ${formatCents(minimumCents)}` : null,
    maximumCents === null ? null : `máx. ${formatCents(maximumCents)}`,
  ].filter((one) => one !== null);
  return [value, ...limits].join(" · ");
}

/** Reais with up to four decimals.
 *  @example formatReais("0.0325") // "R$ 0,0325" */
export function formatReais(amount: string): string {
  const [whole = "0", decimals = ""] = amount.split(".");
  return `R$ ${formatNumber(Number(whole))},${decimals.padEnd(2, "0")}`;
}

/** Options of a select, from labels by value. */
export function toOptions(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
