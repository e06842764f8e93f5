import { DomainError } from "#domain/shared/errors.ts";
import { assertValuesFit } from "./input-limits.ts";

/** Largest JSON body that the API reads. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Refuses a body whose length header already says too much.
 *  @throws DomainError PAYLOAD_TOO_LARGE */
export function assertBodySize(request: Request, limitBytes = MAX_BODY_BYTES): void {
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes) {
    throw new DomainError("PAYLOAD_TOO_LARGE", { limitBytes });
  }
}

/** The body as text, read no further than its limit, whatever its length header says.
 *  @throws DomainError PAYLOAD_TOO_LARGE */
export async function readText(request: Request, limitBytes = MAX_BODY_BYTES): Promise<string> {
  assertBodySize(request, limitBytes);
  const reader = request.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done || value === undefined) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limitBytes) {
      await reader.cancel();
      throw new DomainError("PAYLOAD_TOO_LARGE", { limitBytes });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** JSON may spell half a surrogate pair, which is no text: databases and hashes take it for something else or not at all. */
const HALF_A_PAIR = /\\ud[89a-f]/i;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function keepWellFormed(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll(LONE_SURROGATE, "\ufffd") : value;
}

/** The JSON of a body, of no more values than are taken.
 *  @throws DomainError INVALID_JSON, INVALID_BODY, PAYLOAD_TOO_LARGE */
export async function readBody(
  request: Request,
  { limitBytes, maxValues }: { limitBytes: number; maxValues: number },
): Promise<unknown> {
  const text = await readText(request, limitBytes);
  if (text === "") return {};
  const body = parseJson(text);
  assertValuesFit(body, maxValues);
  return body;
}

function parseJson(text: string): unknown {
  try {
    return (HALF_A_PAIR.test(text) ? JSON.parse(text, keepWellFormed) : JSON.parse(text)) as unknown;
  } catch (cause) {
    throw new DomainError("INVALID_JSON", {}, { cause });
  }
}
