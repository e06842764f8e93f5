import { DomainError } from "#domain/shared/errors.ts";

/** The body as it comes in, read no further than just above what is taken, whatever its length header says.
 *  @throws DomainError FILE_NOT_ALLOWED when it is longer */
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
