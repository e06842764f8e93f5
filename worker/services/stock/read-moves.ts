import { MOVE_KIND_TEXTS, STOCK_EXPORT_TEXTS } from "#copy/stock/stock.ts";
import { fill } from "#copy/shared/fill.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#domain/shared/csv.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { formatInstant } from "#domain/shared/format.ts";
import type { MoveFilter, MoveListQuery } from "#domain/stock/stock-schema.ts";
import {
  createMoveRepository,
  type MoveWhere,
  type StockMove,
} from "#worker/repositories/stock/stock-move-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { keepStockAccess } from "./stock-access.ts";

/** Rows per round trip, and limit of rows in a file. */
const CHUNK_ROWS = 1_000;
const MAX_ROWS = 100_000;

/** Lists a page of the ledger, newest first. */
export function createListMoves(scope: Scope) {
  return async function listMoves({ page, ...filter }: MoveListQuery) {
    const { distributor, database } = authoriseUser(scope, keepStockAccess);
    const { timeZone } = distributor.settings;
    const found = await createMoveRepository(database, distributor.id).listMoves(
      toWhere(filter, timeZone),
      page,
    );
    return { ...found, timeZone };
  };
}

/** Exports the ledger as a file, streamed while it is read. */
export function createExportMoves(scope: Scope) {
  return function exportMoves(filter: MoveFilter): { fileName: string; body: ReadableStream<Uint8Array> } {
    const { distributor, database } = authoriseUser(scope, keepStockAccess);
    const { timeZone } = distributor.settings;
    const moves = createMoveRepository(database, distributor.id);
    const where = toWhere(filter, timeZone);
    const encoder = new TextEncoder();
    let after: StockMove | null = null;
    let written = 0;
    const day = formatInstant(scope.now().toISOString(), timeZone)
      .slice(0, 10)
      .split("/")
      .reverse()
      .join("-");
    return {
      fileName: fill(STOCK_EXPORT_TEXTS.fileName, { day }),
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(encoder.encode(CSV_BYTE_ORDER_MARK + csvLine(STOCK_EXPORT_TEXTS.header)));
        },
        async pull(controller) {
          const rows: StockMove[] = await moves.readMoves(where, after, CHUNK_ROWS);
          written += rows.length;
          after = rows.at(-1) ?? null;
          controller.enqueue(encoder.encode(rows.map((row) => lineOf(row, timeZone)).join("")));
          if (rows.length < CHUNK_ROWS || written >= MAX_ROWS) controller.close();
        },
      }),
    };
  };
}

function toWhere(filter: MoveFilter, timeZone: string): MoveWhere {
  return {
    group: filter.group ?? null,
    productId: filter.productId ?? null,
    centerId: filter.centerId ?? null,
    kind: filter.kind ?? null,
    fromAt: filter.from === undefined ? null : dayStartIn(filter.from, timeZone),
    beforeAt: filter.until === undefined ? null : dayStartIn(addDays(filter.until, 1), timeZone),
  };
}

function lineOf(move: StockMove, timeZone: string): string {
  return csvLine([
    formatInstant(move.at, timeZone),
    MOVE_KIND_TEXTS[move.kind],
    move.productCode,
    move.productName,
    move.centerName,
    String(move.onHandChange),
    String(move.reservedChange),
    String(move.conditionalChange),
    move.requestCode ?? "",
    move.arrivalLot ?? "",
    move.actorName,
    move.note,
  ]);
}
