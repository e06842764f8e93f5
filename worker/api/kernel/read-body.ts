import { DomainError } from "#domain/shared/errors.ts";
import { assertValuesFit } from "./input-limits.ts";
import { readBytes } from "./read-bytes.ts";

/** Largest accepted JSON body. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Reads a body up to its limit, whatever its length header says.
 *  @throws DomainError PAYLOAD_TOO_LARGE */
export function readWhole(request: Request, limitBytes = MAX_BODY_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes) throw bodyTooLarge(limitBytes);
  return readBytes(request, limitBytes, bodyTooLarge);
}

/** Reads a body as text, up to its limit.
 *  @throws DomainError PAYLOAD_TOO_LARGE */
export async function readText(request: Request, limitBytes?: number): Promise<string> {
  return new TextDecoder().decode(await readWhole(request, limitBytes));
}

function bodyTooLarge(limitBytes: number): DomainError {
  return new DomainError("PAYLOAD_TOO_LARGE", { limitBytes });
}

/** Escapes of surrogates. JSON may contain half a pair, which is not valid text for databases and hashes. */
const HALF_A_PAIR = /\\ud[89a-f]/i;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function keepWellFormed(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll(LONE_SURROGATE, "\ufffd") : value;
}

/** Parses a JSON body within the limits.
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
