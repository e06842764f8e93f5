import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { type ByteSource, readPiece } from "./byte-source.ts";
import { inflate } from "./deflate.ts";

interface Entry {
  name: string;
  method: number;
  packedBytes: number;
  headerAt: number;
}

/** A ZIP archive with access to single entries. */
export interface Archive {
  has(name: string): boolean;
  /** Streams the decompressed bytes of an entry. All reads of the archive count towards one limit.
   *  @throws DomainError FILE_NOT_ALLOWED */
  read(name: string, limitBytes?: number): AsyncGenerator<Uint8Array>;
}

const END = { signature: 0x06054b50, bytes: 22, longestComment: 65_535 };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const METHODS = { stored: 0, deflated: 8 };
/** Limit of the central directory, which is held in memory. */
const DIRECTORY_BYTES = 1_000_000;

export function unreadable(): DomainError {
  return new DomainError("FILE_NOT_ALLOWED", { reason: "unreadable" });
}

/** Opens an archive by its central directory. Sizes stated there are not trusted: decompression stops at the limit.
 *  @throws DomainError FILE_NOT_ALLOWED */
export async function openArchive(source: ByteSource): Promise<Archive> {
  const entries = await readEntries(source);
  let unpacked = 0;

  async function* read(name: string, limitBytes: number = IMPORT_LIMITS.unpackedBytes) {
    const entry = entries.get(name);
    if (entry === undefined) throw unreadable();
    let own = 0;
    for await (const chunk of unpack(await openPacked(source, entry), entry.method)) {
      own += chunk.byteLength;
      unpacked += chunk.byteLength;
      if (own > limitBytes || unpacked > IMPORT_LIMITS.unpackedBytes) throw tooLarge();
      yield chunk;
    }
  }

  return { has: (name) => entries.has(name), read };
}

function tooLarge(): DomainError {
  return new DomainError("FILE_NOT_ALLOWED", { reason: "size", limitBytes: IMPORT_LIMITS.unpackedBytes });
}

async function readEntries(source: ByteSource): Promise<Map<string, Entry>> {
  const tailAt = Math.max(0, source.sizeBytes - END.bytes - END.longestComment);
  const tail = viewOf(await readPiece(source, tailAt, source.sizeBytes - tailAt));
  const end = findEnd(tail);
  const count = tail.getUint16(end + 10, true);
  if (count > IMPORT_LIMITS.entries) throw tooLarge();
  const directoryAt = tail.getUint32(end + 16, true);
  const bytes = await readPiece(source, directoryAt, Math.min(tailAt + end - directoryAt, DIRECTORY_BYTES));
  const view = viewOf(bytes);
  const decoder = new TextDecoder();
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL.bytes > bytes.length || view.getUint32(at, true) !== CENTRAL.signature)
      throw unreadable();
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const nameLength = view.getUint16(at + 28, true);
    const name = decoder.decode(bytes.subarray(at + CENTRAL.bytes, at + CENTRAL.bytes + nameLength));
    if (isEncrypted || entries.has(name)) throw unreadable();
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += CENTRAL.bytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - END.bytes; at >= 0; at -= 1)
    if (view.getUint32(at, true) === END.signature) return at;
  throw unreadable();
}

/** The compressed bytes of an entry, after its local header. */
async function openPacked(
  source: ByteSource,
  { headerAt, packedBytes: length }: Entry,
): Promise<AsyncIterable<Uint8Array>> {
  const header = viewOf(await readPiece(source, headerAt, LOCAL.bytes));
  if (header.byteLength < LOCAL.bytes || header.getUint32(0, true) !== LOCAL.signature) throw unreadable();
  const start = headerAt + LOCAL.bytes + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + length > source.sizeBytes) throw unreadable();
  return source.read(start, length);
}

async function* unpack(packed: AsyncIterable<Uint8Array>, method: number): AsyncGenerator<Uint8Array> {
  if (method === METHODS.stored) {
    yield* packed;
    return;
  }
  if (method !== METHODS.deflated) throw unreadable();
  const chunks = inflate(packed);
  try {
    for (;;) {
      const next = await readNext(chunks);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await chunks.return(undefined);
  }
}

async function readNext(chunks: AsyncGenerator<Uint8Array>) {
  try {
    return await chunks.next();
  } catch (error) {
    if (isDomainError(error)) throw error;
    // Every error of decompression means that the file is broken.
    throw unreadable();
  }
}
