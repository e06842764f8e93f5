import { ERASED_PERSON_NAME } from "#copy/account/profile.ts";
import { ANSWERS_EXPORT_TEXTS, FOLLOW_UP_LABELS, SCORE_CLASS_LABELS } from "#copy/survey.ts";
import { fill } from "#copy/shared/fill.ts";
import { USER_TYPE_LABELS } from "#copy/platform.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#domain/shared/csv.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { scoreClass } from "#domain/survey/score.ts";
import type { AnswerPosition, AnswerRow } from "#worker/repositories/survey/survey-answer-repository.ts";

/** Number of rows in one round trip. */
const CHUNK_ROWS = 1_000;

/** A file that is streamed. */
export interface AnswersExport {
  fileName: string;
  body: ReadableStream<Uint8Array>;
}

type Row = AnswerRow & { personName: string | null };

/** Writes the answers as CSV, newest first, chunk by chunk while they are read. */
export function openAnswersExport({
  readRows,
  timeZone,
  now,
}: {
  readRows: (after: AnswerPosition | null, limit: number) => Promise<Row[]>;
  timeZone: string;
  now: Date;
}): AnswersExport {
  const encoder = new TextEncoder();
  let after: AnswerPosition | null = null;
  return {
    fileName: fill(ANSWERS_EXPORT_TEXTS.fileName, { timestamp: timestampOf(now, timeZone) }),
    body: new ReadableStream({
      start(controller) {
        controller.enqueue(encoder.encode(CSV_BYTE_ORDER_MARK + csvLine(ANSWERS_EXPORT_TEXTS.header)));
      },
      async pull(controller) {
        const rows: Row[] = await readRows(after, CHUNK_ROWS);
        after = rows.at(-1) ?? null;
        controller.enqueue(encoder.encode(rows.map((row) => lineOf(row, timeZone)).join("")));
        if (rows.length < CHUNK_ROWS) controller.close();
      },
    }),
  };
}

function lineOf(row: Row, timeZone: string): string {
  return csvLine([
    formatInstant(row.answeredAt, timeZone),
    row.distributorName,
    row.personName ?? ERASED_PERSON_NAME,
    USER_TYPE_LABELS[row.userType],
    String(row.scoreValue),
    SCORE_CLASS_LABELS[scoreClass(row.scoreValue)],
    row.negativeFeedback ?? row.positiveFeedback ?? "",
    row.commentary ?? "",
    row.followUpState === null ? "" : FOLLOW_UP_LABELS[row.followUpState],
    row.followUpOwnerName ?? "",
    row.followUpNote ?? "",
  ]);
}

/** Timestamp of the file's name, such as `2026-11-21-1405`, in the time zone. */
function timestampOf(now: Date, timeZone: string): string {
  const [day = "", time = ""] = formatInstant(now.toISOString(), timeZone).split(" ");
  return `${day.split("/").reverse().join("-")}-${time.replace(":", "")}`;
}
