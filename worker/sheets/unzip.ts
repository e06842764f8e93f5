import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import { DomainError } from "#domain/shared/errors.ts";

interface Entry {
  name: string;
  method: number;
  packedBytes: number;
  headerAt: number;
}

/** A ZIP archive in memory, of which single entries are unpacked. */
export interface Archive {
  has(name: string): boolean;
  /** The bytes of an entry, unpacked as they are read. What is read of the archive counts against one limit.
   *  @throws DomainError FILE_NOT_ALLOWED */
  read(name: string, limitBytes?: number): AsyncGenerator<Uint8Array>;
}

const END = { signature: 0x06054b50, bytes: 22, longestComment: 65_535 };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const METHODS = { stored: 0, deflated: 8 };

/** Packed bytes that are unpacked at a time. */
const SLICE_BYTES = 64 * 1024;

export function unreadable(): DomainError {
  return new DomainError("FILE_NOT_ALLOWED", { reason: "unreadable" });
}

/** Opens an archive by its list of contents. Sizes that it claims are never used: unpacking stops at the limit.
 *  @throws DomainError FILE_NOT_ALLOWED */
export function openArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(bytes, view);
  let unpacked = 0;

  async function* read(name: string, limitBytes: number = IMPORT_LIMITS.unpackedBytes) {
    const entry = entries.get(name);
    if (entry === undefined) throw unreadable();
    let own = 0;
    for await (const chunk of unpack(packedBytes(bytes, view, entry), entry.method)) {
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

function readEntries(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > IMPORT_LIMITS.entries) throw tooLarge();
  const decoder = new TextDecoder();
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
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

function findEnd(view: DataView): number {
  const last = view.byteLength - END.bytes;
  const first = Math.max(0, last - END.longestComment);
  for (let at = last; at >= first; at -= 1) if (view.getUint32(at, true) === END.signature) return at;
  throw unreadable();
}

function packedBytes(
  bytes: Uint8Array,
  view: DataView,
  { headerAt, packedBytes: length }: Entry,
): Uint8Array {
  if (headerAt + LOCAL.bytes > bytes.length || view.getUint32(headerAt, true) !== LOCAL.signature) {
    throw unreadable();
  }
  const start =
    headerAt + LOCAL.bytes + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  if (start + length > bytes.length) throw unreadable();
  return bytes.subarray(start, start + length);
}

async function* unpack(packed: Uint8Array, method: number): AsyncGenerator<Uint8Array> {
  if (method === METHODS.stored) {
    for (let at = 0; at < packed.length; at += SLICE_BYTES) yield packed.subarray(at, at + SLICE_BYTES);
    return;
  }
  if (method !== METHODS.deflated) throw unreadable();
  let at = 0;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= packed.length) {
        controller.close();
        return;
      }
      controller.enqueue(new Uint8Array(packed.subarray(at, at + SLICE_BYTES)));
      at += SLICE_BYTES;
    },
  });
  const reader = source.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (;;) {
      const { done, value } = await readNext(reader);
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    // Whatever the unpacker says, the file is broken.
    throw unreadable();
  }
}
