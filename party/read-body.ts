/** Reads a body of at most `maxBytes`, or null when it is larger. The rest of a larger one is read and dropped: left
 *  unread it would break the connection for the caller's next request. */
export async function readBody(
  body: AsyncIterable<Uint8Array<ArrayBuffer>> | null,
  maxBytes: number,
): Promise<ArrayBuffer | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes ? null : new Blob(chunks).arrayBuffer();
}
