import { DomainError } from "#domain/shared/errors.ts";

/** Streams a body, up to just above the limit, whatever its length header says.
 *  @throws DomainError FILE_NOT_ALLOWED for a longer body */
export async function* readChunks(request: Request, limitBytes: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let length = 0;
  try {
    for (;;) {
      const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
      if (done || value === undefined) return;
      length += value.byteLength;
      if (length > limitBytes) throw new DomainError("FILE_NOT_ALLOWED", { reason: "size", limitBytes });
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
