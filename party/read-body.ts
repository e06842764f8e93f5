/** Reads a body of at most `maxBytes`; null for a larger one. The rest of a larger body is read and dropped, because
 *  an unread rest would break the connection for the next request. */
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
