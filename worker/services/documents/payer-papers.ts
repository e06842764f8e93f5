import { RECEIPT_TEXTS, SLIP_TEXTS } from "#copy/payments/papers.ts";
import { fill } from "#copy/shared/fill.ts";
import type { DocumentModel } from "#domain/documents/document-model.ts";
import { printableLine } from "#domain/documents/printable-text.ts";
import type { SlipModel } from "#domain/documents/slip-model.ts";
import { fileName } from "#domain/files/file-name.ts";
import { bankOf, formatLine } from "#domain/payments/boleto.ts";
import { chargeStatusAt } from "#domain/payments/ledger.ts";
import { dueOf, paymentName } from "#domain/payments/request-payment.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { formatCents, formatDay, formatInstant } from "#domain/shared/format.ts";
import { hideCpf } from "#domain/shared/format-identity.ts";
import { readableOn } from "#domain/theme/contrast.ts";
import { paysWithoutMoney } from "#worker/gateways/payment/sandbox-gateway.ts";
import type { StoredEntry } from "#worker/repositories/payments/ledger-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { readFont } from "./read-font.ts";
import { type DocumentFile, readLogo, renderDocument } from "./render-document.ts";
import { type OrderMoney, readOrderMoney } from "../payments/order-money.ts";

const PDF = "application/pdf";

/** Papers for who pays an order. As on its page, the address is the only protection: they name the payer, as the law
 *  asks of a boleto, and show only a part of the number of its document. */
export function createPayerPapers(scope: Scope) {
  return {
    /** The slip of the order's open boleto.
     *  @throws DomainError NOT_FOUND for an order without one, FILES_UNAVAILABLE */
    async slip(requestId: string): Promise<DocumentFile> {
      const order = await readPayable(scope, requestId);
      const now = scope.now().toISOString();
      const open = order.charges.find((charge) => chargeStatusAt(charge, now) === "pending");
      if (open?.instrument.method !== "boleto") {
        throw new DomainError("NOT_FOUND", { entity: "charge", id: requestId });
      }
      const { line, barcode, dueDate } = open.instrument;
      const { distributor } = tenantOf(scope);
      const { code } = order.request;
      const payer = payerOf(order);
      const { timeZone, payments } = distributor.settings;
      const receiver = payments.receiverName === "" ? distributor.name : payments.receiverName;
      const { renderSlip } = await import("#worker/documents/render-slip.ts");
      const model: SlipModel = {
        title: fill(SLIP_TEXTS.title, { code }),
        ...{ sender: printableLine(distributor.name), bank: bankOf(line), line: formatLine(line), barcode },
        rows: [
          [
            { label: SLIP_TEXTS.place, value: SLIP_TEXTS.anywhere, share: 0.72 },
            { label: SLIP_TEXTS.dueDate, value: formatDay(dueDate), share: 0.28, align: "right" },
          ],
          [
            { label: SLIP_TEXTS.receiver, value: printableLine(receiver), share: 0.72 },
            { label: SLIP_TEXTS.document, value: code, share: 0.28, align: "right" },
          ],
          [
            {
              label: SLIP_TEXTS.madeOn,
              value: formatDay(calendarDayIn(open.createdAt, timeZone)),
              share: 0.22,
            },
            { label: SLIP_TEXTS.species, value: SLIP_TEXTS.speciesOf, share: 0.2 },
            { label: SLIP_TEXTS.accepted, value: SLIP_TEXTS.acceptedOf, share: 0.14 },
            { label: SLIP_TEXTS.currency, value: SLIP_TEXTS.currencyOf, share: 0.16 },
            { label: SLIP_TEXTS.amount, value: formatCents(open.amountCents), share: 0.28, align: "right" },
          ],
          [
            {
              label: SLIP_TEXTS.instructions,
              value: fill(SLIP_TEXTS.instructionsOf, { code, url: pageOf(scope, requestId) }),
              share: 1,
            },
          ],
          [
            {
              label: SLIP_TEXTS.payer,
              value: [payer.name, payer.document].filter(Boolean).join(" · "),
              share: 1,
            },
          ],
        ],
        remark: isTest(scope) ? SLIP_TEXTS.test : "",
        at: open.createdAt,
      };
      return {
        name: fileName({
          ...{ words: [SLIP_TEXTS.words, code], at: open.createdAt, timeZone },
          extension: "pdf",
        }),
        ...{ contentType: PDF, bytes: await renderSlip(model, (name) => readFont(scope.env, name)) },
      };
    },

    /** The receipt of an order that is paid: what came in and went back, and what was received in all.
     *  @throws DomainError NOT_FOUND for an order that is not paid, FILES_UNAVAILABLE */
    async receipt(requestId: string): Promise<DocumentFile> {
      const order = await readPayable(scope, requestId);
      const { request } = order;
      if (request.paymentStatus !== "received") {
        throw new DomainError("NOT_FOUND", { entity: "receipt", id: requestId });
      }
      const tenant = tenantOf(scope);
      const { timeZone } = tenant.distributor.settings;
      const paidAt = lastMoneyAt(order);
      const model = buildReceipt(scope, order, paidAt);
      const url = pageOf(scope, requestId);
      const proof = {
        ...{ code: request.code, url, heading: RECEIPT_TEXTS.proof },
        text: fill(RECEIPT_TEXTS.proofText, { url }),
      };
      return {
        name: fileName({
          ...{ words: [RECEIPT_TEXTS.kind, request.code], at: paidAt, timeZone },
          extension: "pdf",
        }),
        contentType: PDF,
        bytes: await renderDocument(scope, "pdf", model, proof, await readLogo(scope, tenant)),
      };
    },
  };
}

async function readPayable(scope: Scope, requestId: string): Promise<OrderMoney> {
  const order = await readOrderMoney(scope, requestId);
  if (order.request.deletedAt !== null)
    throw new DomainError("NOT_FOUND", { entity: "request", id: requestId });
  return order;
}

function isTest(scope: Scope): boolean {
  return paysWithoutMoney(scope.env.ENVIRONMENT, tenantOf(scope).distributor.settings.payments);
}

/** Address of the page on which an order is paid. */
function pageOf({ origin }: Scope, requestId: string): string {
  return `${origin}/checkout/${requestId}`;
}

/** The payer as it is printed: the name, or the company that buys for an order without one, and a part of its
 *  document. */
function payerOf({ request, content: { customer } }: OrderMoney): { name: string; document: string | null } {
  const document = customer.cpf ?? customer.cnpj;
  return {
    name: printableLine(customer.userOrCompanyName) || printableLine(request.integratorName),
    document: document && hideCpf(document),
  };
}

/** The instant at which the last money of an order came. */
function lastMoneyAt({ entries, request }: OrderMoney): string {
  const came = entries.filter(({ kind }) => kind === "paid" || kind === "confirmed");
  return (
    came
      .map(({ occurredAt }) => occurredAt)
      .sort()
      .at(-1) ?? request.createdAt
  );
}

function buildReceipt(scope: Scope, order: OrderMoney, paidAt: string): DocumentModel {
  const { distributor } = tenantOf(scope);
  const { request, content, entries, ledger } = order;
  const { timeZone } = distributor.settings;
  const { primaryColor } = distributor.theme;
  const sender = printableLine(distributor.name);
  const payer = payerOf(order);
  const money = entries.flatMap((entry) => moveOf(order, entry));
  const waivedCents = entries
    .filter(({ kind }) => kind === "waived")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const facts = [
    { label: RECEIPT_TEXTS.payer, value: payer.name },
    { label: RECEIPT_TEXTS.document, value: payer.document ?? "" },
    { label: RECEIPT_TEXTS.order, value: request.code },
    { label: RECEIPT_TEXTS.method, value: printableLine(paymentName(content.payment)) },
  ].filter(({ value }) => value !== "");
  const received = formatCents(ledger.countedCents);
  return {
    title: fill(RECEIPT_TEXTS.title, { code: request.code }),
    ...{ sender, kind: RECEIPT_TEXTS.kind },
    marks: [request.code, fill(RECEIPT_TEXTS.paidOn, { at: formatInstant(paidAt, timeZone) })],
    ...{ color: readableOn(primaryColor, "#ffffff"), signColor: primaryColor, showLogo: true },
    footer: `${sender} · ${RECEIPT_TEXTS.kind} ${request.code}`,
    blocks: [
      ...(isTest(scope) ? [{ kind: "text" as const, text: RECEIPT_TEXTS.test }] : []),
      {
        kind: "text",
        text: fill(RECEIPT_TEXTS.declared, {
          ...{ distributor: sender, payer: payer.name, amount: received, code: request.code },
        }),
      },
      { kind: "heading", text: RECEIPT_TEXTS.facts },
      { kind: "facts", facts },
      ...(money.length === 0
        ? []
        : [
            { kind: "heading" as const, text: RECEIPT_TEXTS.money },
            {
              kind: "table" as const,
              columns: [
                { label: RECEIPT_TEXTS.columns.at, align: "left" as const, share: 0.3 },
                { label: RECEIPT_TEXTS.columns.what, align: "left" as const, share: 0.45 },
                { label: RECEIPT_TEXTS.columns.amount, align: "right" as const, share: 0.25 },
              ],
              rows: money.map(({ at, what, cents }) => ({
                cells: [formatInstant(at, timeZone), what, formatCents(cents)],
              })),
            },
          ]),
      {
        kind: "sums",
        rows: [
          { label: RECEIPT_TEXTS.due, value: formatCents(dueOf(request)), isTotal: false },
          ...(waivedCents === 0
            ? []
            : [{ label: RECEIPT_TEXTS.waived, value: formatCents(0 - waivedCents), isTotal: false }]),
          { label: RECEIPT_TEXTS.received, value: received, isTotal: true },
        ],
      },
    ],
    at: paidAt,
  };
}

/** What moved money, in words; nothing for other lines of the ledger. */
function moveOf(
  { charges }: OrderMoney,
  { kind, chargeId, amountCents, occurredAt }: StoredEntry,
): { at: string; what: string; cents: number }[] {
  const { moves } = RECEIPT_TEXTS;
  const method = charges.find(({ id }) => id === chargeId)?.method;
  if (kind === "paid" && method !== undefined)
    return [{ at: occurredAt, what: moves.paid[method], cents: amountCents }];
  if (kind === "confirmed") return [{ at: occurredAt, what: moves.confirmed, cents: amountCents }];
  if (kind === "refunded" || kind === "chargedBack")
    return [{ at: occurredAt, what: moves[kind], cents: 0 - amountCents }];
  return [];
}
