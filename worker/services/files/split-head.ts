/** Splits a stream into its first bytes, for inspection, and all bytes.
 *  @param headBytes - minimum length of the head, unless the stream is shorter */
export async function splitHead(
  bytes: AsyncIterable<Uint8Array>,
  headBytes: number,
): Promise<{ head: Uint8Array; all: AsyncGenerator<Uint8Array> }> {
  const chunks = bytes[Symbol.asyncIterator]();
  let head = new Uint8Array();
  while (head.length < headBytes) {
    const next = await chunks.next();
    if (next.done === true) break;
    const longer = new Uint8Array(head.length + next.value.length);
    longer.set(head);
    longer.set(next.value, head.length);
    head = longer;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    if (head.length > 0) yield head;
    for (;;) {
      const next = await chunks.next();
      if (next.done === true) return;
      yield next.value;
    }
  }
  return { head, all: all() };
}
