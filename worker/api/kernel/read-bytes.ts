import { DomainError } from "#domain/shared/errors.ts";

/** Reads a body as bytes, up to one byte above the limit, whatever its length header says.
 *  @param tooLong - refusal of a longer body
 *  @throws DomainError FILE_NOT_ALLOWED by default */
export async function readBytes(
  request: Request,
  limitBytes: number,
  tooLong: (limitBytes: number) => DomainError = fileTooLong,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done || value === undefined) return joined(chunks, length);
    chunks.push(value);
    length += value.byteLength;
    if (length > limitBytes) {
      await reader.cancel();
      throw tooLong(limitBytes);
    }
  }
}

function fileTooLong(limitBytes: number): DomainError {
  return new DomainError("FILE_NOT_ALLOWED", { reason: "size", limitBytes });
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
