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
import { writeCsv } from "#worker/sheets/write-csv.ts";
import { writeXlsx, type WrittenCell } from "#worker/sheets/write-xlsx.ts";
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

/** A column: its heading and its cell. */
type Column = readonly [title: string, cell: (row: ExportedRequest) => WrittenCell];

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
    const head = columns.map(([title]) => title);
    const rows = cellsOf(
      source.readAll(ids.slice(0, MAX_EXPORT_ROWS)),
      columns,
      ids.length > MAX_EXPORT_ROWS,
    );
    return {
      fileName: fileName({
        ...{ words: [TEXTS.fileWords[type]], timeZone, extension: format },
        at: scope.now().toISOString(),
      }),
      format,
      body:
        format === "csv"
          ? writeCsv({ head, rows: textsOf(rows) })
          : writeXlsx({ name: TEXTS.sheet[type], head, rows }),
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
): Column[] {
  const { columns } = TEXTS;
  const side = see.isBuyer ? "integrator" : "distributor";
  const day = (value: string | null) => (value === null ? null : formatDay(value));
  const shown = ({ purchaseType }: ExportedRequest, cents: number) =>
    see.pricedTypes.includes(purchaseType) ? { money: cents / 100 } : TEXTS.hidden;
  const list: (Column | false)[] = [
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

/** The cells of all rows; after the last one, whether there are more than a file holds. */
async function* cellsOf(
  chunks: AsyncGenerator<ExportedRequest[]>,
  columns: readonly Column[],
  isCut: boolean,
): AsyncGenerator<WrittenCell[][]> {
  for await (const chunk of chunks) yield chunk.map((row) => columns.map(([, cell]) => cell(row)));
  if (isCut) yield [[fill(TEXTS.cut, { rows: formatNumber(MAX_EXPORT_ROWS) })]];
}

/** The cells as texts for Portuguese spreadsheets. */
async function* textsOf(chunks: AsyncGenerator<WrittenCell[][]>): AsyncGenerator<string[][]> {
  for await (const chunk of chunks) yield chunk.map((cells) => cells.map(textOf));
}

function textOf(cell: WrittenCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  return typeof cell === "number" ? String(cell).replace(".", ",") : cell.money.toFixed(2).replace(".", ",");
}
