import { REQUEST_EXPORT_TEXTS as TEXTS } from "#copy/requests/export.ts";
import { fill } from "#copy/shared/fill.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import { fileName } from "#domain/files/file-name.ts";
import type { ExportFormat } from "#domain/files/sheet-file.ts";
import type { RequestExportQuery } from "#domain/requests/request-export-schema.ts";
import { seesTeam } from "#domain/requests/request-reach.ts";
import { formatDay, formatInstant, formatNumber } from "#domain/shared/format.ts";
import { createRequestExport, type ExportedRequest } from "#worker/repositories/requests/request-export.ts";
import type { Scope } from "#worker/scope.ts";
import { type SheetColumn, writeSheet } from "#worker/sheets/write-sheet.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { openList } from "./list-requests.ts";
import { readRequestsAccess } from "./read-requests.ts";
import { seesSeller } from "#domain/requests/request-reach.ts";

/** The most rows of a file. */
const MAX_EXPORT_ROWS = 50_000;

/** A file being streamed. */
export interface RequestsFile {
  fileName: string;
  format: ExportFormat;
  body: ReadableStream<Uint8Array>;
}

/** Exports all budgets or orders of a list, in its order, streamed: what the person sees of them, and no more.
 *  @throws DomainError ACCESS_DENIED for a type that the person may not see */
export function createExportRequests(scope: Scope) {
  return async function exportRequests({ format, ...query }: RequestExportQuery): Promise<RequestsFile> {
    const { distributor, database, actor } = authoriseUser(scope, readRequestsAccess);
    const { timeZone } = distributor.settings;
    const { type, conditions, sort } = openList(scope, { distributor, actor }, query);
    const source = createRequestExport(database, distributor.id);
    const ids = await source.listIds(conditions, sort, MAX_EXPORT_ROWS + 1);
    const isBuyer = actor.type === "integrator";
    const columns = columnsOf(type, {
      ...{ timeZone, isBuyer, pricedTypes: conditions.pricedTypes },
      showsSeller: seesSeller(actor, distributor),
      showsTeam: seesTeam(actor, distributor),
    });
    return {
      fileName: fileName({
        ...{ words: [TEXTS.fileWords[type]], timeZone, extension: format },
        at: scope.now().toISOString(),
      }),
      format,
      body: writeSheet(format, {
        ...{ name: TEXTS.sheet[type], columns },
        chunks: source.readAll(ids.slice(0, MAX_EXPORT_ROWS)),
        end: ids.length > MAX_EXPORT_ROWS ? fill(TEXTS.cut, { rows: formatNumber(MAX_EXPORT_ROWS) }) : null,
      }),
    };
  };
}

function columnsOf(
  type: "budget" | "order",
  see: {
    timeZone: string;
    isBuyer: boolean;
    pricedTypes: readonly string[];
    showsSeller: boolean;
    showsTeam: boolean;
  },
): SheetColumn<ExportedRequest>[] {
  const { columns } = TEXTS;
  const side = see.isBuyer ? "integrator" : "distributor";
  const day = (value: string | null) => (value === null ? null : formatDay(value));
  const shown = ({ purchaseType }: ExportedRequest, cents: number) =>
    see.pricedTypes.includes(purchaseType) ? { money: cents / 100 } : TEXTS.hidden;
  const list: (SheetColumn<ExportedRequest> | false)[] = [
    [columns.code, ({ code }) => code],
    [columns.name, ({ name }) => name],
    !see.isBuyer && [columns.company, ({ integratorName }) => integratorName],
    !see.isBuyer && [columns.cnpj, ({ cnpj }) => cnpj],
    [columns.customer, ({ customerName }) => customerName],
    [columns.status, ({ dealStatus }) => dealStatus.name],
    type === "order"
      ? [columns.payment, ({ paymentStatus }) => PAYMENT_STATUS_LABELS[paymentStatus][side]]
      : [columns.expiry, ({ expiresOn }) => day(expiresOn)],
    type === "order" && [columns.billingDate, ({ billingDate }) => day(billingDate)],
    [columns.power, ({ totalPowerW }) => totalPowerW / 1000],
    [columns.total, (row) => shown(row, row.totalCents)],
    type === "order" && [columns.takenOff, (row) => shown(row, row.returnedCents ?? 0)],
    type === "order" && [columns.due, (row) => shown(row, row.totalCents - (row.returnedCents ?? 0))],
    [columns.purchaseType, ({ purchaseType }) => PURCHASE_TYPE_LABELS[purchaseType]],
    [columns.coupon, ({ couponCode }) => couponCode],
    [columns.purchaseNumber, ({ purchaseNumber }) => purchaseNumber],
    see.showsSeller && [columns.seller, ({ sellerName }) => sellerName],
    see.showsTeam && [columns.responsible, ({ responsibleName }) => responsibleName],
    [columns.createdBy, ({ createdByName }) => createdByName],
    [columns.createdAt, ({ createdAt }) => formatInstant(createdAt, see.timeZone)],
    [columns.updatedAt, ({ updatedAt }) => formatInstant(updatedAt, see.timeZone)],
  ];
  return list.filter((column) => column !== false);
}
