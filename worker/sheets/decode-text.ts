import type { ByteSource } from "./byte-source.ts";
import { unreadable } from "./unzip.ts";

/** Characters that are handed on at a time: bytes come in far smaller pieces, too. */
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

/** What a text is written in: UTF-8 or UTF-16 by its mark, else UTF-8 if all of it reads as such, else Windows-1252.
 *  @param start - the first bytes of the file
 *  @throws DomainError FILE_NOT_ALLOWED for what is no text */
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

/** The text of a file, part by part.
 *  @param lengthBytes - how much of it from its beginning */
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
