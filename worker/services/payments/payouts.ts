import { PAYOUT_EXPORT_TEXTS as TEXTS } from "#copy/payments/payouts.ts";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fileName } from "#domain/files/file-name.ts";
import type { ExportFormat } from "#domain/files/sheet-file.ts";
import {
  type PayoutQuery,
  type PayoutReport,
  payoutReport,
  type PayoutRow,
} from "#domain/payments/payouts.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { formatDay } from "#domain/shared/format.ts";
import { hourSums } from "#worker/repositories/payments/payout-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { type SheetColumn, writeSheet } from "#worker/sheets/write-sheet.ts";
import { paymentProviderAccess } from "./provider-settings.ts";

/** Use cases of reading what came, went back, was kept as fees and was paid out, by day and method. */
export function createPayouts(scope: Scope) {
  async function read(query: PayoutQuery): Promise<PayoutReport> {
    const { distributor, database } = authoriseUser(scope, paymentProviderAccess);
    const { timeZone } = distributor.settings;
    const [sums] = await database.readBatch([
      hourSums(database, distributor.id, {
        from: dayStartIn(query.from, timeZone),
        before: dayStartIn(addDays(query.until, 1), timeZone),
      }),
    ]);
    return payoutReport(query, sums, timeZone);
  }

  return {
    read,

    /** The report as a file. */
    async export({ format, ...query }: PayoutQuery & { format: ExportFormat }): Promise<{
      fileName: string;
      format: ExportFormat;
      body: ReadableStream<Uint8Array>;
    }> {
      const { distributor } = authoriseUser(scope, paymentProviderAccess);
      const { timeZone } = distributor.settings;
      const { rows } = await read(query);
      return {
        fileName: fileName({
          ...{ words: [TEXTS.fileWord], timeZone, extension: format },
          at: scope.now().toISOString(),
        }),
        format,
        body: writeSheet(format, { name: TEXTS.sheet, columns: COLUMNS, chunks: onePart(rows), end: null }),
      };
    },
  };
}

const COLUMNS: readonly SheetColumn<PayoutRow>[] = [
  [TEXTS.day, ({ day }) => formatDay(day)],
  [TEXTS.method, ({ method }) => (method === null ? TEXTS.outside : CHARGE_TEXTS.chargeMethods[method])],
  [TEXTS.paid, ({ paidCents }) => ({ money: paidCents / 100 })],
  [TEXTS.fee, ({ feeCents }) => ({ money: feeCents / 100 })],
  [TEXTS.back, ({ backCents }) => ({ money: backCents / 100 })],
  [TEXTS.paidOut, ({ paidOutCents }) => ({ money: paidOutCents / 100 })],
];

async function* onePart<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
