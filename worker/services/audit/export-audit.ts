import { AUDIT_ENTITIES, AUDIT_EXPORT_TEXTS } from "#copy/audit/audit.ts";
import { fill } from "#copy/shared/fill.ts";
import { USER_TYPE_LABELS } from "#copy/platform.ts";
import { AUDIT_EXPORT_ROWS, type AuditPosition } from "#domain/access/audit-schema.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#domain/shared/csv.ts";
import { formatInstant, formatNumber } from "#domain/shared/format.ts";
import type { AuditRow } from "#worker/repositories/audit/audit-repository.ts";
import { type AuditDetail, describeAuditEntry } from "./describe-entry.ts";

const TYPE_LABELS: Readonly<Record<string, string>> = USER_TYPE_LABELS;

/** Rows per round trip. */
const CHUNK_ROWS = 2_000;

/** A file being streamed. */
export interface AuditExport {
  fileName: string;
  body: ReadableStream<Uint8Array>;
}

/** Streams the log in chunks, newest first. The last line of a truncated file says so. */
export function openAuditExport({
  readRows,
  timeZone,
  now,
}: {
  readRows: (after: AuditPosition | null, limit: number) => Promise<AuditRow[]>;
  timeZone: string;
  now: Date;
}): AuditExport {
  const encoder = new TextEncoder();
  let after: AuditPosition | null = null;
  let written = 0;
  return {
    fileName: fill(AUDIT_EXPORT_TEXTS.fileName, { timestamp: timestampOf(now, timeZone) }),
    body: new ReadableStream({
      start(controller) {
        controller.enqueue(encoder.encode(CSV_BYTE_ORDER_MARK + csvLine(AUDIT_EXPORT_TEXTS.header)));
      },
      async pull(controller) {
        const room = Math.min(CHUNK_ROWS, AUDIT_EXPORT_ROWS - written);
        const rows = await readRows(after, room + 1);
        const taken = rows.slice(0, room);
        written += taken.length;
        after = taken.at(-1) ?? after;
        const lines = taken.map((row) => lineOf(row, timeZone)).join("");
        const hasMore = rows.length > room;
        const isCut = hasMore && written === AUDIT_EXPORT_ROWS;
        controller.enqueue(encoder.encode(lines + (isCut ? cutLine() : "")));
        if (!hasMore || isCut) controller.close();
      },
    }),
  };
}

function lineOf(row: AuditRow, timeZone: string): string {
  const { person, sentence, details } = describeAuditEntry(row, timeZone);
  return csvLine([
    formatInstant(row.at, timeZone),
    person,
    TYPE_LABELS[row.actorType] ?? "",
    row.operatorName ?? "",
    sentence,
    row.event,
    AUDIT_ENTITIES[row.entity] ?? row.entity,
    row.entityId,
    details.map(detailText).join(" | "),
    row.address,
  ]);
}

function detailText({ label, from, to, added, removed }: AuditDetail): string {
  if (to !== null) return `${label}: ${from === null ? "" : `${from} → `}${to}`;
  const items = [...added.map((item) => `+ ${item}`), ...removed.map((item) => `− ${item}`)];
  return `${label}: ${items.join(", ")}`;
}

function cutLine(): string {
  return csvLine([fill(AUDIT_EXPORT_TEXTS.cut, { rows: formatNumber(AUDIT_EXPORT_ROWS) })]);
}

/** `2026-11-21-1405`, in the distributor's time zone. */
function timestampOf(now: Date, timeZone: string): string {
  const [day = "", time = ""] = formatInstant(now.toISOString(), timeZone).split(" ");
  return `${day.split("/").reverse().join("-")}-${time.replace(":", "")}`;
}
