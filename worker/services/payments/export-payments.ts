import { PAYMENT_EXPORT_TEXTS as TEXTS } from "#copy/payments/list.ts";
import { PROVIDER_TEXTS } from "#copy/payments/provider.ts";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import { fileName } from "#domain/files/file-name.ts";
import type { ExportFormat } from "#domain/files/sheet-file.ts";
import { chargeStatusAt } from "#domain/payments/ledger.ts";
import type { PaymentExportQuery } from "#domain/payments/payment-list-schema.ts";
import { formatInstant, formatNumber } from "#domain/shared/format.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { createChargeList, type ListedCharge } from "#worker/repositories/payments/charge-list.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { type SheetColumn, writeSheet } from "#worker/sheets/write-sheet.ts";
import { listPaymentsAccess, openPaymentList } from "./list-payments.ts";

/** The most rows of a file. */
const MAX_EXPORT_ROWS = 50_000;

/** Exports all charges of a list, in its order, streamed: what the person sees of them, and no more.
 *  @throws DomainError ACCESS_DENIED */
export function createExportPayments(scope: Scope) {
  return async function exportPayments({ format, ...query }: PaymentExportQuery): Promise<{
    fileName: string;
    format: ExportFormat;
    body: ReadableStream<Uint8Array>;
  }> {
    const { distributor, database, actor } = authoriseUser(scope, listPaymentsAccess);
    const { timeZone } = distributor.settings;
    const { conditions, pricedTypes, isDescending } = openPaymentList(scope, { distributor, actor }, query);
    const source = createChargeList(database, distributor.id);
    const ids = await source.listIds(conditions, { isDescending }, MAX_EXPORT_ROWS + 1);
    const { now } = conditions;
    return {
      fileName: fileName({ words: [TEXTS.fileWord], timeZone, extension: format, at: now }),
      format,
      body: writeSheet(format, {
        name: TEXTS.sheet,
        columns: columnsOf({ timeZone, now, pricedTypes, isBuyer: actor.type === "integrator" }),
        chunks: source.readAll(ids.slice(0, MAX_EXPORT_ROWS)),
        end: ids.length > MAX_EXPORT_ROWS ? fill(TEXTS.cut, { rows: formatNumber(MAX_EXPORT_ROWS) }) : null,
      }),
    };
  };
}

function columnsOf(see: {
  timeZone: string;
  now: string;
  isBuyer: boolean;
  pricedTypes: readonly PurchaseType[];
}): SheetColumn<ListedCharge>[] {
  const { columns } = TEXTS;
  const at = (instant: string | null) => (instant === null ? null : formatInstant(instant, see.timeZone));
  const shown = ({ purchaseType }: ListedCharge, cents: number) =>
    see.pricedTypes.includes(purchaseType) ? { money: cents / 100 } : TEXTS.hidden;
  const providers: Readonly<Record<string, string>> = PROVIDER_TEXTS.providers;
  const list: (SheetColumn<ListedCharge> | false)[] = [
    [columns.code, ({ code }) => code],
    [columns.name, ({ name }) => name],
    !see.isBuyer && [columns.company, ({ integratorName }) => integratorName],
    !see.isBuyer && [columns.cnpj, ({ cnpj }) => cnpj],
    [columns.customer, ({ customerName }) => customerName],
    [columns.method, ({ method }) => CHARGE_TEXTS.chargeMethods[method]],
    !see.isBuyer && [columns.provider, ({ provider }) => providers[provider] ?? provider],
    !see.isBuyer && [columns.providerId, ({ providerChargeId }) => providerChargeId],
    [columns.status, (charge) => CHARGE_TEXTS.chargeStatuses[chargeStatusAt(charge, see.now)]],
    [columns.amount, (charge) => shown(charge, charge.amountCents)],
    [see.isBuyer ? columns.paid : columns.held, (charge) => shown(charge, charge.heldCents)],
    [columns.createdAt, ({ createdAt }) => at(createdAt)],
    [columns.expiresAt, ({ expiresAt }) => at(expiresAt)],
    [columns.paidAt, ({ paidAt }) => at(paidAt)],
  ];
  return list.filter((column) => column !== false);
}
