import { downPaymentIn } from "#domain/pricing/down-payment.ts";
import { pricePerWpCents } from "#domain/shared/money.ts";
import { addressText, deliveryAddressText, modifierText } from "./version-texts.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

/** Lists of a request whose entries are compared one by one. */
export const COMPARED_LISTS = ["lines", "extraItems", "services"] as const;
export type ComparedList = (typeof COMPARED_LISTS)[number];

/** Parts of a request that are compared fact by fact, in the order in which people read them. */
export const COMPARED_PARTS = [
  "freight",
  "conditions",
  "totals",
  "customer",
  "mounting",
  "answers",
  "general",
] as const;
export type ComparedPart = (typeof COMPARED_PARTS)[number];

/** What a compared value is, for its words: money in cents, money per watt, watts, a number, business days, a calendar
 *  day, a decimal text with its unit, a plain text, one of few words, or the id of a file. */
export const COMPARED_KINDS = [
  "cents",
  "centsPerWp",
  "watts",
  "number",
  "days",
  "day",
  "metres",
  "kilograms",
  "cubicMetres",
  "text",
  "payment",
  "flag",
  "document",
  "telephone",
  "shippingType",
  "chargeType",
  "zoneType",
  "grid",
  "arrangement",
  "file",
] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

interface FieldRule {
  part: ComparedPart;
  kind: ComparedKind;
}

/** Facts of a request, in the order in which people read them: the part that each belongs to, and what it is. */
export const COMPARED_FIELDS = {
  shippingType: { part: "freight", kind: "shippingType" },
  freightCompany: { part: "freight", kind: "text" },
  freightCents: { part: "freight", kind: "cents" },
  daysToDeliver: { part: "freight", kind: "days" },
  deliveryOn: { part: "freight", kind: "day" },
  address: { part: "freight", kind: "text" },
  zoneType: { part: "freight", kind: "zoneType" },
  truckAccess: { part: "freight", kind: "flag" },
  hasTimeRestriction: { part: "freight", kind: "flag" },
  timeRestriction: { part: "freight", kind: "text" },
  center: { part: "freight", kind: "text" },
  payment: { part: "conditions", kind: "payment" },
  paymentCondition: { part: "conditions", kind: "text" },
  installments: { part: "conditions", kind: "number" },
  installmentCents: { part: "conditions", kind: "cents" },
  downPaymentCents: { part: "conditions", kind: "cents" },
  increase: { part: "conditions", kind: "text" },
  decrease: { part: "conditions", kind: "text" },
  defaultDiscount: { part: "conditions", kind: "text" },
  coupon: { part: "conditions", kind: "text" },
  itemsCents: { part: "totals", kind: "cents" },
  extraItemsCents: { part: "totals", kind: "cents" },
  servicesCents: { part: "totals", kind: "cents" },
  increaseCents: { part: "totals", kind: "cents" },
  decreaseCents: { part: "totals", kind: "cents" },
  couponCents: { part: "totals", kind: "cents" },
  paymentConditionCents: { part: "totals", kind: "cents" },
  totalCents: { part: "totals", kind: "cents" },
  perWpCents: { part: "totals", kind: "centsPerWp" },
  companyServiceCents: { part: "totals", kind: "cents" },
  invoiceCents: { part: "totals", kind: "cents" },
  powerW: { part: "totals", kind: "watts" },
  weightKg: { part: "totals", kind: "kilograms" },
  volumeM3: { part: "totals", kind: "cubicMetres" },
  customerName: { part: "customer", kind: "text" },
  customerDocument: { part: "customer", kind: "document" },
  customerRg: { part: "customer", kind: "text" },
  hasIe: { part: "customer", kind: "flag" },
  customerIe: { part: "customer", kind: "text" },
  customerEmail: { part: "customer", kind: "text" },
  customerTelephone: { part: "customer", kind: "telephone" },
  chargeType: { part: "customer", kind: "chargeType" },
  changeInvoice: { part: "customer", kind: "flag" },
  sameAddress: { part: "customer", kind: "flag" },
  invoiceAddress: { part: "customer", kind: "text" },
  structure: { part: "mounting", kind: "text" },
  targetPower: { part: "mounting", kind: "watts" },
  grid: { part: "mounting", kind: "grid" },
  cable: { part: "mounting", kind: "metres" },
  arrangement: { part: "mounting", kind: "arrangement" },
  strings: { part: "mounting", kind: "text" },
  layout: { part: "mounting", kind: "text" },
  answer: { part: "answers", kind: "text" },
  notes: { part: "answers", kind: "text" },
  checkoutFile: { part: "answers", kind: "file" },
  name: { part: "general", kind: "text" },
} as const satisfies Record<string, FieldRule>;
export type ComparedField = keyof typeof COMPARED_FIELDS;

export type ComparedValue = string | number | null;

/** A fact in two versions; null where a version has none, or the reader may not see it. */
export interface ComparedFact {
  field: ComparedField;
  part: ComparedPart;
  kind: ComparedKind;
  /** What tells facts of one field apart, such as the key of a question; empty otherwise. */
  key: string;
  /** The name of what the fact belongs to, such as the label of a question; empty for the request itself. */
  of: string;
  from: ComparedValue;
  to: ComparedValue;
}

/** An entry of a list as one version has it; hidden amounts are null. */
export interface ComparedEntry {
  name: string;
  amount: number;
  /** Always 0 outside the lines. */
  freeAmount: number;
  unitPriceCents: number | null;
  totalCents: number | null;
  /** The products of a kit with their amounts; empty for everything else. */
  composition: string;
}

/** An entry of a list in two versions, matched by what it is; null in the version that does not have it. */
export interface ComparedItem {
  list: ComparedList;
  /** Id of the option, product, extra item or service; a repeated one has its place behind it. */
  key: string;
  from: ComparedEntry | null;
  to: ComparedEntry | null;
}

/** Two versions side by side: everything that either of them says, equal or not. */
export interface VersionComparison {
  items: ComparedItem[];
  facts: ComparedFact[];
}

/** What became of something between two versions. */
export type Difference = "added" | "removed" | "changed" | "same";

/** Compares two versions as their reader may see them. Entries come in the order of the second version, then those that
 *  only the first has; facts in the order of `COMPARED_FIELDS`. What neither version says is left out. */
export function compareVersions(
  before: VisibleRequestContent,
  after: VisibleRequestContent,
): VersionComparison {
  const items = COMPARED_LISTS.flatMap((list) => {
    const [from, to] = [entriesOf(before, list), entriesOf(after, list)];
    return keysOf(to, from).map((key) => ({
      ...{ list, key, from: from.get(key) ?? null, to: to.get(key) ?? null },
    }));
  });
  const [from, to] = [factsOf(before), factsOf(after)];
  const facts = keysOf(to, from).flatMap((id): ComparedFact[] => {
    const [old, now] = [from.get(id), to.get(id)];
    const known = now ?? old;
    if (known === undefined) return [];
    const { field, key, of } = known;
    return [{ field, ...COMPARED_FIELDS[field], key, of, from: old?.value ?? null, to: now?.value ?? null }];
  });
  return { items, facts: facts.sort((one, other) => PLACES[one.field] - PLACES[other.field]) };
}

/** What became of a fact or an entry. */
export function differenceOf({
  from,
  to,
}: {
  from: ComparedValue | ComparedEntry;
  to: ComparedValue | ComparedEntry;
}): Difference {
  if (from === null || to === null) return from === to ? "same" : from === null ? "added" : "removed";
  if (typeof from !== "object" || typeof to !== "object") return from === to ? "same" : "changed";
  return ENTRY_FIELDS.every((field) => from[field] === to[field]) ? "same" : "changed";
}

/** Only what differs. */
export function differencesIn({ items, facts }: VersionComparison): VersionComparison {
  return {
    items: items.filter((item) => differenceOf(item) !== "same"),
    facts: facts.filter((fact) => differenceOf(fact) !== "same"),
  };
}

const ENTRY_FIELDS = [
  ...["name", "amount", "freeAmount", "unitPriceCents", "totalCents", "composition"],
] as readonly (keyof ComparedEntry)[];

const FIELDS = Object.keys(COMPARED_FIELDS) as ComparedField[];
const PLACES = Object.fromEntries(FIELDS.map((field, place) => [field, place])) as Record<
  ComparedField,
  number
>;

function keysOf(...maps: readonly ReadonlyMap<string, unknown>[]): string[] {
  return [...new Set(maps.flatMap((map) => [...map.keys()]))];
}

/** Entries of a list by what they are: a kit or a product by its id, the second of the same kind apart. */
function entriesOf(content: VisibleRequestContent, list: ComparedList): Map<string, ComparedEntry> {
  const entries = new Map<string, ComparedEntry>();
  const add = (id: string, entry: ComparedEntry) => {
    let key = id;
    for (let place = 2; entries.has(key); place += 1) key = `${id} ${String(place)}`;
    entries.set(key, entry);
  };
  if (list === "lines") {
    for (const line of content.lines) {
      const { name, amount, freeAmount, unitPriceCents, totalCents, kind, products } = line;
      const composition =
        kind === "kit" ? products.map((part) => `${String(part.amount)} × ${part.name}`).join(", ") : "";
      add(line.itemId, { name, amount, freeAmount, unitPriceCents, totalCents, composition });
    }
  } else {
    for (const { id, name, amount, unitPriceCents, totalCents } of content[list]) {
      add(id, { name, amount, freeAmount: 0, unitPriceCents, totalCents, composition: "" });
    }
  }
  return entries;
}

interface Fact {
  field: ComparedField;
  key: string;
  of: string;
  value: ComparedValue;
}

/** What a version says, by field and key; what it does not say is absent. */
function factsOf(content: VisibleRequestContent): Map<string, Fact> {
  const facts = new Map<string, Fact>();
  const add = (field: ComparedField, value: ComparedValue, { key = "", of = "" } = {}) => {
    if (value !== null && value !== "") facts.set(`${field} ${key}`, { field, key, of, value });
  };
  const addAll = (values: Partial<Record<ComparedField, ComparedValue>>) => {
    for (const field of FIELDS) add(field, values[field] ?? null);
  };
  const { valueModifier, totals } = content;
  addAll(freightOf(content));
  addAll(conditionsOf(content));
  addAll({ ...stepsOf(totals), weightKg: content.weightKg, volumeM3: content.volumeM3 });
  addAll(customerOf(content));
  addAll({
    increase: modifierText(valueModifier.increase),
    decrease: modifierText(valueModifier.decrease),
    notes: content.notes,
    checkoutFile: content.checkoutFile,
    name: content.name,
  });
  addAll(mountingOf(content));
  for (const { customForm, answers } of content.customForms) {
    for (const { key, label, value } of answers) {
      add("answer", value, { key: `${customForm} ${key}`, of: label });
    }
  }
  return facts;
}

type Values = Partial<Record<ComparedField, ComparedValue>>;

/** Whether something is so; null for an open question. */
function flag(isSo: boolean | null): number | null {
  return isSo === null ? null : Number(isSo);
}

function customerOf({ customer }: VisibleRequestContent): Values {
  return {
    customerName: customer.userOrCompanyName,
    customerDocument: customer.cnpj ?? customer.cpf,
    customerRg: customer.rg,
    hasIe: flag(customer.temInscricaoEstadual),
    customerIe: customer.ie,
    customerEmail: customer.email,
    customerTelephone: customer.telephone,
    chargeType: customer.chargeType,
    changeInvoice: Number(customer.changeInvoice),
    sameAddress: flag(customer.sameAddress),
    invoiceAddress: customer.invoiceAddress && addressText(customer.invoiceAddress),
  };
}

function freightOf({ delivery, freights, totals, center }: VisibleRequestContent): Values {
  const isSent = delivery.shippingType === "CIF";
  const isPlaced = isSent && delivery.address !== null;
  return {
    shippingType: delivery.shippingType,
    freightCompany: freights.map(({ name }) => name).join(", "),
    // What is fetched seldom costs something, and what is sent for nothing is worth telling.
    freightCents:
      delivery.isFreightKnown && (isSent || totals.freightCents !== 0) ? totals.freightCents : null,
    daysToDeliver: delivery.daysToDeliver,
    deliveryOn: delivery.deliveryOn,
    address: deliveryAddressText(delivery),
    zoneType: isPlaced ? delivery.zoneType : null,
    truckAccess: isPlaced ? Number(delivery.truckAccess) : null,
    hasTimeRestriction: flag(delivery.timeRestrictionBoolean),
    timeRestriction: delivery.timeRestriction,
    center: center.name,
  };
}

function conditionsOf({ payment, totals, coupon, defaultDiscountPct }: VisibleRequestContent): Values {
  const { installmentsCents } = totals;
  const downCents = downPaymentIn(totals);
  const isSplit = installmentsCents.length > 1 || downCents > 0;
  return {
    payment: payment.methodName || payment.type,
    paymentCondition: payment.condition?.name ?? null,
    downPaymentCents: downCents === 0 ? null : downCents,
    installments: isSplit ? installmentsCents.length : null,
    installmentCents: isSplit ? (installmentsCents[0] ?? null) : null,
    defaultDiscount: defaultDiscountPct === null ? null : `${defaultDiscountPct.replace(".", ",")}%`,
    coupon: coupon?.code ?? null,
  };
}

/** The steps of the sum. Those of zero are no steps, except the sum itself. */
function stepsOf(totals: VisibleRequestContent["totals"]): Values {
  const { itemsCents, totalCents, powerW } = totals;
  const step = (cents: number | null) => (cents === 0 ? null : cents);
  const minus = (cents: number | null) => (cents === null || cents === 0 ? null : -cents);
  return {
    itemsCents,
    extraItemsCents: step(totals.extraItemsCents),
    servicesCents: step(totals.servicesCents),
    increaseCents: step(totals.increaseCents),
    decreaseCents: minus(totals.decreaseCents),
    couponCents: minus(totals.couponCents),
    paymentConditionCents: step(totals.paymentConditionCents),
    totalCents,
    perWpCents:
      totalCents === null || powerW <= 0 ? null : pricePerWpCents({ priceCents: totalCents, powerW }),
    companyServiceCents: step(totals.companyServiceCents),
    invoiceCents: totals.invoiceCents === totalCents ? null : totals.invoiceCents,
    powerW: step(powerW),
  };
}

function mountingOf({ mounting, lines }: VisibleRequestContent): Values {
  if (mounting === null) return {};
  const names = new Map(
    lines.flatMap(({ itemId, name, products }) => [
      [itemId, name] as const,
      ...products.map((part) => [part.productId, part.name] as const),
    ]),
  );
  const nameOf = (id: string) => names.get(id) ?? "?";
  return {
    structure: mounting.structureName,
    targetPower: mounting.targetPowerW,
    grid: mounting.grid,
    cable: mounting.cableMetres,
    arrangement: mounting.arrangement,
    strings: mounting.strings
      .map(
        ({ inverterCount, inverterId, stringCount, modulesPerString, moduleId }) =>
          `${String(inverterCount)} × ${nameOf(inverterId)}: ${String(stringCount)} × ${String(modulesPerString)} ${nameOf(moduleId)}`,
      )
      .join("; "),
    layout: mounting.layout
      .map(
        ({ rows, modulesPerRow, orientation }) => `${String(rows)} × ${String(modulesPerRow)} ${orientation}`,
      )
      .join("; "),
  };
}
