import type { ByteSource } from "./byte-source.ts";
import { unreadable } from "./unzip.ts";

/** Smallest part of text to pass on, since bytes may come in far smaller chunks. */
const PART_LENGTH = 64 * 1024;

const NAMES = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
} as const;

export type TextEncodingLabel = keyof typeof NAMES;

/** What an encoding is called. */
export function encodingName(label: TextEncodingLabel): string {
  return NAMES[label];
}

/** Encoding of a text: UTF-8 or UTF-16 by its byte order mark, otherwise UTF-8 if all of it is valid, otherwise
 *  Windows-1252.
 *  @param start - first bytes of the file
 *  @throws DomainError FILE_NOT_ALLOWED for a file that is not text */
export async function detectEncoding(
  source: ByteSource,
  [first, second]: Uint8Array,
): Promise<TextEncodingLabel> {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  const reads = (chunk?: Uint8Array) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  for await (const chunk of source.read(0, source.sizeBytes)) {
    if (chunk.includes(0)) throw unreadable();
    isUtf8 = isUtf8 && reads(chunk);
  }
  return isUtf8 && reads() ? "utf-8" : "windows-1252";
}

/** Streams the text of a file.
 *  @param lengthBytes - number of bytes to decode, from the start */
export async function* decodeText(
  source: ByteSource,
  label: TextEncodingLabel,
  lengthBytes = source.sizeBytes,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(label);
  let part = "";
  for await (const chunk of source.read(0, lengthBytes)) {
    part += decoder.decode(chunk, { stream: true });
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = "";
  }
  yield part + decoder.decode();
}
