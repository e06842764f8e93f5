import { CHECKOUT_SALE_TEXTS } from "#copy/checkout/checkout-sale.ts";
import { DOCUMENT_TEXTS as TEXTS } from "#copy/documents.ts";
import { REQUEST_TEXTS } from "#copy/requests/requests.ts";
import { fill } from "#copy/shared/fill.ts";
import { measureText } from "#copy/shared/measures.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import type { Distributor } from "#domain/access/actor.ts";
import type {
  DocumentBlock,
  DocumentColumn,
  DocumentModel,
  DocumentRow,
} from "#domain/documents/document-model.ts";
import { printableLine, printableText } from "#domain/documents/printable-text.ts";
import { paymentName } from "#domain/payments/request-payment.ts";
import { downPaymentIn } from "#domain/pricing/down-payment.ts";
import { sumBeforeFreight } from "#domain/requests/freight-unknown.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import type { DocumentTemplate, TemplateBlock } from "#domain/settings/document-template-schema.ts";
import {
  type DocumentBlockKind,
  fillTemplate,
  type TemplateValues,
} from "#domain/settings/document-template.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { shownName } from "#domain/shared/compose-name.ts";
import { formatCents, formatDay, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { formatCep, formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { readableOn } from "#domain/theme/contrast.ts";
import { type DocumentApproval, printApprovals } from "./print-approvals.ts";

/** What a document says beside the content of a version. */
export interface DocumentFacts {
  type: RequestType;
  code: string;
  version: number;
  /** When the version was saved. */
  savedAt: string;
  expiresOn: string | null;
  budgetCode: string | null;
  createdByName: string;
  integratorName: string;
  integratorCnpj: string | null;
  /** The number that the buying company gives it; null for none. */
  purchaseNumber: string | null;
  /** Who has accepted the version, or the budget that it is as an order, the earliest first. */
  approvals: readonly DocumentApproval[];
  /** What was cancelled or came back. */
  returns: readonly DocumentReturn[];
}

/** Units that were cancelled or came back, and what they took off the total.
 *  @see worker/services/returns */
export interface DocumentReturn {
  lines: readonly { itemId: string; name: string; cancelled: number; returned: number }[];
  amountCents: number;
}

/** What a document is made of: a version with the amounts that the reader may see, and the distributor's template. */
export interface DocumentSource {
  facts: DocumentFacts;
  content: VisibleRequestContent;
  /** Whether the freight is told apart from other amounts. */
  showsFreight: boolean;
  distributor: Pick<Distributor, "name" | "theme" | "settings">;
  template: DocumentTemplate;
}

const NOTHING = TEXTS.unknown;

/** The document of a version, in words. It depends on its source alone: equal sources give equal documents. */
export function buildDocument(source: DocumentSource): DocumentModel {
  const { facts, content, distributor, template } = source;
  const kind = TEXTS.kinds[facts.type];
  const day = formatDay(calendarDayIn(facts.savedAt, distributor.settings.timeZone));
  const values = templateValues(source, day);
  const { primaryColor } = distributor.theme;
  return {
    title: fill(TEXTS.title, { kind, code: facts.code, name: printableLine(content.name) }),
    sender: printableLine(distributor.name),
    kind,
    marks: [
      facts.code,
      fill(TEXTS.version, { version: facts.version }),
      fill(TEXTS.issuedOn, { day }),
      ...(facts.type === "budget" ? [validityOf(facts)] : []),
      ...(facts.budgetCode === null ? [] : [fill(TEXTS.wasBudget, { code: facts.budgetCode })]),
    ],
    color: readableOn(template.color === "" ? primaryColor : template.color, "#ffffff"),
    signColor: primaryColor,
    showLogo: template.showLogo,
    footer: `${printableLine(distributor.name)} · ${kind} ${facts.code} · ${fill(TEXTS.version, { version: facts.version })}`,
    blocks: [
      { kind: "heading", text: printableLine(content.name) },
      ...template.blocks.filter(({ show }) => show).flatMap((block) => printBlock(block, source, values)),
      ...printReturns(source),
      ...printApprovals(facts.approvals, { version: facts.version, timeZone: distributor.settings.timeZone }),
    ],
    at: facts.savedAt,
  };
}

/** A block with its heading; nothing for one that has nothing to say. */
function printBlock(block: TemplateBlock, source: DocumentSource, values: TemplateValues): DocumentBlock[] {
  const own = printableText(fillTemplate(block.text, values));
  const printed = PRINTERS[block.kind](source, own);
  if (printed.length === 0) return [];
  const heading =
    block.title === "" ? TEXTS.headings[block.kind] : printableLine(fillTemplate(block.title, values));
  return heading === "" ? printed : [{ kind: "heading", text: heading }, ...printed];
}

/** What each kind of block prints below its heading.
 *  @param own - the distributor's text, filled */
const PRINTERS: Readonly<
  Record<DocumentBlockKind, (source: DocumentSource, own: string) => DocumentBlock[]>
> = {
  message: (_source, own) => textOf(own),
  parties: printParties,
  items: printItems,
  totals: printTotals,
  conditions: printConditions,
  delivery: printDelivery,
  mounting: printMounting,
  notes: printNotes,
  text: (_source, own) => textOf(own),
  terms: ({ facts }, own) => textOf(own === "" ? TEXTS.terms[facts.type] : own),
  signatures: printSignatures,
};

function textOf(text: string): DocumentBlock[] {
  return text === "" ? [] : [{ kind: "text", text }];
}

/** Facts with something to say. */
function factsOf(pairs: readonly (readonly [label: string, value: string | null])[]): DocumentBlock[] {
  const facts = pairs.flatMap(([label, value]) => {
    const text = printableLine(value ?? "");
    return text === "" ? [] : [{ label, value: text }];
  });
  return facts.length === 0 ? [] : [{ kind: "facts", facts }];
}

function printParties({ facts, content: { customer } }: DocumentSource): DocumentBlock[] {
  const document = customer.cpf ?? customer.cnpj;
  return factsOf([
    [
      TEXTS.customer,
      customer.userOrCompanyName === "" ? REQUEST_TEXTS.noCustomer : customer.userOrCompanyName,
    ],
    [TEXTS.document, document && formatDocument(document)],
    [TEXTS.telephone, customer.telephone && formatPhone(customer.telephone)],
    [TEXTS.email, customer.email],
    [TEXTS.integrator, facts.integratorName],
    [TEXTS.integratorCnpj, facts.integratorCnpj && formatDocument(facts.integratorCnpj)],
    [TEXTS.purchaseNumber, facts.purchaseNumber],
    [TEXTS.seller, facts.createdByName],
  ]);
}

function printItems({ content, template }: DocumentSource): DocumentBlock[] {
  const hasPrices =
    content.totals.totalCents !== null || content.lines.some((line) => line.totalCents !== null);
  const hasUnits = hasPrices && template.showUnitPrices;
  const columns: DocumentColumn[] = [
    {
      label: TEXTS.columns.name,
      align: "left",
      share: 1 - 0.1 - (hasUnits ? 0.19 : 0) - (hasPrices ? 0.19 : 0),
    },
    { label: TEXTS.columns.amount, align: "right", share: 0.1 },
    ...(hasUnits ? [{ label: TEXTS.columns.unit, align: "right", share: 0.19 } as const] : []),
    ...(hasPrices ? [{ label: TEXTS.columns.total, align: "right", share: 0.19 } as const] : []),
  ];
  const row = (
    item: { amount: number; unitPriceCents: number | null; totalCents: number | null },
    name: string,
  ): DocumentRow => ({
    cells: [
      printableLine(name),
      formatNumber(item.amount),
      ...(hasUnits ? [money(item.unitPriceCents)] : []),
      ...(hasPrices ? [money(item.totalCents)] : []),
    ],
  });
  const blank = columns.slice(1).map(() => "");
  const rows = [
    ...content.lines.flatMap((line): DocumentRow[] => {
      const free =
        line.freeAmount > 0 ? ` (${fill(REQUEST_TEXTS.freeUnits, { count: line.freeAmount })})` : "";
      const own = row(line, `${nameWithCode(line)}${free}`);
      if (!template.showParts || line.kind !== "kit") return [own];
      const parts = line.products.map(({ amount, name }): DocumentRow => {
        const part = fill(TEXTS.part, {
          amount: formatNumber(amount),
          name: printableLine(shownName([name])),
        });
        return { cells: [part, ...blank], isPart: true };
      });
      return [own, ...parts];
    }),
    ...(["extraItems", "services", "freights"] as const).flatMap((list) =>
      content[list].map((item) => row(item, `${item.name} (${TEXTS.addOns[list]})`)),
    ),
  ];
  if (rows.length === 0) return textOf(TEXTS.noItems);
  return [{ kind: "table", columns, rows }];
}

function nameWithCode({ name, productCode }: { name: string; productCode: string }): string {
  return shownName([name, productCode], " · ");
}

function money(cents: number | null): string {
  return cents === null ? NOTHING : formatCents(cents);
}

/** The steps from the items to the total, without steps of zero. What the distributor earns is never in it. */
function printTotals({ content, showsFreight }: DocumentSource): DocumentBlock[] {
  const { totals, delivery, coupon } = content;
  const partCents = totals.totalCents === null && !delivery.isFreightKnown ? sumBeforeFreight(totals) : null;
  const power =
    totals.powerW > 0 ? [[CHECKOUT_PAGE_TEXTS.power, formatPowerKwp(totals.powerW)] as const] : [];
  if (totals.totalCents === null && partCents === null) {
    return [...factsOf(power), { kind: "text", text: TEXTS.hiddenPrice }];
  }
  const isDefaultDiscount =
    content.defaultDiscountPct !== null && content.valueModifier.decrease.amount === "0";
  const step = (label: string, cents: number | null): [string, string][] =>
    cents === null || cents === 0 ? [] : [[label, formatCents(cents)]];
  const less = (cents: number | null) => (cents === null ? null : 0 - cents);
  const rows: (readonly [label: string, value: string, isTotal?: boolean])[] = [
    ...power,
    ...(totals.itemsCents === null
      ? []
      : [[CHECKOUT_PAGE_TEXTS.items, formatCents(totals.itemsCents)] as const]),
    ...step(CHECKOUT_SALE_TEXTS.extraItems, totals.extraItemsCents),
    ...step(CHECKOUT_SALE_TEXTS.services, totals.servicesCents),
    ...step(CHECKOUT_SALE_TEXTS.increase, totals.increaseCents),
    ...step(
      isDefaultDiscount ? CHECKOUT_SALE_TEXTS.defaultDiscount : CHECKOUT_SALE_TEXTS.decrease,
      less(totals.decreaseCents),
    ),
    ...step(
      fill(CHECKOUT_SALE_TEXTS.couponOf, { code: printableLine(coupon?.code ?? "") }),
      less(totals.couponCents),
    ),
    [CHECKOUT_PAGE_TEXTS.freight, freightText({ content, showsFreight })],
    ...step(CHECKOUT_SALE_TEXTS.condition, totals.paymentConditionCents),
    ...(totals.totalCents === null
      ? []
      : [[CHECKOUT_PAGE_TEXTS.total, formatCents(totals.totalCents), true] as const]),
    ...(partCents === null
      ? []
      : [[CHECKOUT_SALE_TEXTS.beforeFreight, formatCents(partCents), true] as const]),
  ];
  return [{ kind: "sums", rows: rows.map(([label, value, isTotal = false]) => ({ label, value, isTotal })) }];
}

function freightText({ content, showsFreight }: Pick<DocumentSource, "content" | "showsFreight">): string {
  const { delivery, totals } = content;
  if (!delivery.isFreightKnown) return REQUEST_TEXTS.freightUnknown;
  if (!showsFreight && delivery.shippingType === "CIF") return CHECKOUT_SALE_TEXTS.freightHidden;
  return totals.freightCents ? formatCents(totals.freightCents) : CHECKOUT_PAGE_TEXTS.freeFreight;
}

function printConditions({ facts, content }: DocumentSource): DocumentBlock[] {
  const downCents = downPaymentIn(content.totals);
  return factsOf([
    [TEXTS.payment, paymentName(content.payment)],
    [TEXTS.downPayment, downCents === 0 ? null : formatCents(downCents)],
    [TEXTS.installments, installmentsText(content.totals.installmentsCents, downCents > 0)],
    [TEXTS.validity, facts.type === "budget" ? validityOf(facts) : null],
    [TEXTS.invoice, REQUEST_TEXTS.chargeTypes[content.customer.chargeType]],
  ]);
}

/** @example installmentsText([10_010, 10_000], false) // "2×: R$ 100,10 e R$ 100,00" */
function installmentsText(cents: readonly number[], isAfterDownPayment: boolean): string {
  const [first = 0] = cents;
  if (cents.length < 2 && !isAfterDownPayment) return "";
  if (cents.every((one) => one === first)) {
    return fill(TEXTS.installmentsEqual, { count: cents.length, price: formatCents(first) });
  }
  const prices = `${cents.slice(0, -1).map(formatCents).join(", ")} e ${formatCents(cents.at(-1) ?? 0)}`;
  return fill(TEXTS.installmentsOwn, { count: cents.length, prices });
}

function validityOf({ expiresOn }: Pick<DocumentFacts, "expiresOn">): string {
  return expiresOn === null ? TEXTS.noExpiry : fill(TEXTS.validUntil, { day: formatDay(expiresOn) });
}

function printDelivery({ content }: DocumentSource): DocumentBlock[] {
  const { delivery, center, weightKg, volumeM3 } = content;
  return factsOf([
    [TEXTS.shipping, SHIPPING_TYPE_LABELS[delivery.shippingType]],
    [TEXTS.address, addressText(delivery)],
    [TEXTS.deliveryTime, deliveryTime(delivery)],
    [TEXTS.center, center.name],
    [TEXTS.weight, weightKg === null ? null : measureText(weightKg, "kilograms")],
    [TEXTS.volume, volumeM3 === null ? null : measureText(volumeM3, "cubicMetres")],
    [REQUEST_TEXTS.timeRestriction, delivery.timeRestriction],
  ]);
}

type Delivery = VisibleRequestContent["delivery"];

function deliveryTime({ daysToDeliver }: Delivery): string | null {
  return daysToDeliver === null ? null : fill(TEXTS.deliveryDays, { days: daysToDeliver });
}

function addressText({ shippingType, address, deliveryState }: Delivery): string | null {
  if (address === null) {
    if (shippingType !== "CIF") return null;
    return deliveryState === null
      ? REQUEST_TEXTS.noAddress
      : fill(REQUEST_TEXTS.onlyState, { state: deliveryState });
  }
  const { patio, number, complement, neighborhood, city, state, CEP } = address;
  return [
    [patio, number].filter(Boolean).join(", ") + (complement === "" ? "" : ` ${complement}`),
    neighborhood,
    [city, state].filter(Boolean).join(" - "),
    CEP === "" ? "" : formatCep(CEP),
  ]
    .filter(Boolean)
    .join(" · ");
}

function printMounting({ content: { mounting, lines } }: DocumentSource): DocumentBlock[] {
  if (mounting === null) return [];
  const nameOf = (id: string) => lines.find(({ itemId }) => itemId === id)?.name ?? "";
  const strings = mounting.strings.map((one) =>
    fill(one.stringCount === 1 ? REQUEST_TEXTS.stringLine : REQUEST_TEXTS.stringsLine, {
      inverters: one.inverterCount,
      inverter: nameOf(one.inverterId),
      count: one.stringCount,
      modules: one.modulesPerString,
      module: nameOf(one.moduleId),
    }),
  );
  const layout = mounting.layout.map(({ rows, modulesPerRow, orientation }) =>
    fill(REQUEST_TEXTS.layoutLine, { rows, modules: modulesPerRow, orientation }),
  );
  return factsOf([
    [REQUEST_TEXTS.structure, mounting.structureName],
    [
      REQUEST_TEXTS.targetPower,
      mounting.targetPowerW === null ? null : formatPowerKwp(mounting.targetPowerW),
    ],
    [REQUEST_TEXTS.grid, mounting.grid === null ? null : REQUEST_TEXTS.grids[mounting.grid]],
    [
      REQUEST_TEXTS.cable,
      mounting.cableMetres === null
        ? null
        : fill(REQUEST_TEXTS.cableMetres, { metres: mounting.cableMetres }),
    ],
    [
      REQUEST_TEXTS.strings,
      mounting.arrangement === "unknown" ? REQUEST_TEXTS.stringsUnknown : strings.join("; "),
    ],
    [REQUEST_TEXTS.layout, layout.join("; ")],
  ]);
}

function printNotes({ content: { customForms, notes } }: DocumentSource): DocumentBlock[] {
  return [
    ...textOf(printableText(notes)),
    ...customForms.flatMap(({ answers }) =>
      factsOf(answers.map(({ label, value }) => [label, value] as const)),
    ),
  ];
}

function printSignatures({ facts, content, distributor }: DocumentSource): DocumentBlock[] {
  const { signatureOf } = TEXTS;
  const customer = printableLine(content.customer.userOrCompanyName);
  const names = [
    fill(signatureOf.sender, { name: printableLine(distributor.name) }),
    fill(signatureOf.integrator, { name: printableLine(facts.integratorName) }),
    ...(customer === "" ? [] : [fill(signatureOf.customer, { name: customer })]),
  ];
  return [{ kind: "signatures", names }];
}

/** What was cancelled or came back, and what is left of the total; by whichever template. Units of one item are told
 *  together. */
function printReturns({ facts: { returns }, content: { totals } }: DocumentSource): DocumentBlock[] {
  if (returns.length === 0) return [];
  const { returned: texts } = TEXTS;
  const items = new Map<string, { name: string; cancelled: number; returned: number }>();
  for (const { itemId, name, cancelled, returned } of returns.flatMap(({ lines }) => lines)) {
    const before = items.get(itemId) ?? { cancelled: 0, returned: 0 };
    const sums = { cancelled: before.cancelled + cancelled, returned: before.returned + returned };
    items.set(itemId, { name, ...sums });
  }
  const columns: DocumentColumn[] = [
    { label: TEXTS.columns.name, align: "left", share: 0.64 },
    { label: texts.cancelled, align: "right", share: 0.18 },
    { label: texts.returned, align: "right", share: 0.18 },
  ];
  const rows = [...items.values()].map(({ name, cancelled, returned }) => ({
    cells: [printableLine(name), formatNumber(cancelled), formatNumber(returned)],
  }));
  const blocks: DocumentBlock[] = [
    { kind: "heading", text: texts.heading },
    { kind: "table", columns, rows },
  ];
  if (totals.totalCents === null) return blocks;
  const takenOffCents = takenOff({ returns });
  const sums: readonly (readonly [label: string, cents: number])[] = [
    [CHECKOUT_PAGE_TEXTS.total, totals.totalCents],
    [CHECKOUT_SALE_TEXTS.takenOff, 0 - takenOffCents],
    [CHECKOUT_SALE_TEXTS.due, totals.totalCents - takenOffCents],
  ];
  return [
    ...blocks,
    {
      kind: "sums",
      rows: sums.map(([label, cents], place) => ({ label, value: formatCents(cents), isTotal: place === 2 })),
    },
  ];
}

/** What was taken off the total of a document, in cents. */
export function takenOff({ returns }: Pick<DocumentFacts, "returns">): number {
  return returns.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** What the distributor's texts may name. Amounts that the reader may not see are a dash. */
function templateValues({ facts, content, distributor }: DocumentSource, day: string): TemplateValues {
  const { customer, delivery, totals, payment } = content;
  const document = customer.cpf ?? customer.cnpj;
  const known = (value: string | null) => printableLine(value ?? "") || NOTHING;
  return {
    variables: {
      "distribuidor.nome": known(distributor.name),
      "documento.tipo": TEXTS.kindsInText[facts.type],
      "documento.codigo": facts.code,
      "documento.nome": known(content.name),
      "documento.versao": String(facts.version),
      "documento.data": day,
      "documento.validade": facts.expiresOn === null ? NOTHING : formatDay(facts.expiresOn),
      "cliente.nome": known(customer.userOrCompanyName),
      "cliente.documento": known(document && formatDocument(document)),
      "cliente.email": known(customer.email),
      "cliente.telefone": known(customer.telephone && formatPhone(customer.telephone)),
      "cliente.cidade": known(delivery.address?.city ?? null),
      "integrador.nome": known(facts.integratorName),
      "integrador.cnpj": known(facts.integratorCnpj && formatDocument(facts.integratorCnpj)),
      "integrador.ordemDeCompra": known(facts.purchaseNumber),
      "vendedor.nome": known(facts.createdByName),
      "total.valor": money(totals.totalCents),
      "total.equipamentos": money(totals.itemsCents),
      "total.frete": money(totals.freightCents),
      "total.potencia": formatPowerKwp(totals.powerW),
      "entrega.tipo": SHIPPING_TYPE_LABELS[delivery.shippingType],
      "entrega.prazo": known(deliveryTime(delivery)),
      "pagamento.nome": known(paymentName(payment)),
    },
    lists: {
      itens: content.lines.map((line) => ({
        "item.nome": known(line.name),
        "item.quantidade": formatNumber(line.amount),
        "item.unitario": money(line.unitPriceCents),
        "item.total": money(line.totalCents),
      })),
      parcelas: [
        ...(downPaymentIn(totals) === 0
          ? []
          : [
              { "parcela.numero": TEXTS.downPaymentRow, "parcela.valor": formatCents(downPaymentIn(totals)) },
            ]),
        ...totals.installmentsCents.map((cents, at) => ({
          "parcela.numero": String(at + 1),
          "parcela.valor": formatCents(cents),
        })),
      ],
    },
  };
}
