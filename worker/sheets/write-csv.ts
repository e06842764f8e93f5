import { CSV_BYTE_ORDER_MARK, csvLine } from "#domain/shared/csv.ts";

/** Writes a CSV file, streamed while its rows are read.
 *  @param sheet.rows - chunks of rows, in order */
export function writeCsv({
  head,
  rows,
}: {
  head: readonly string[];
  rows: AsyncGenerator<readonly (readonly string[])[]>;
}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_BYTE_ORDER_MARK + csvLine(head)));
    },
    async pull(controller) {
      const next = await rows.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value.map((cells) => csvLine(cells)).join("")));
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
}
