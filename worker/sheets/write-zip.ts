import { deflate } from "./deflate.ts";

type Chunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

interface Written {
  name: Uint8Array;
  crc: number;
  packedBytes: number;
  bytes: number;
  headerAt: number;
}

/** A file of an archive, with streamed text or bytes. */
export interface ZipPart {
  name: string;
  chunks: Chunks;
}

/** Flags: sizes and checksum follow the data, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** The earliest date of the format, so that equal content gives equal archives. */
const DATE = 0x21;

/** Writes a ZIP archive as a stream; only its central directory is held in memory. */
export async function* writeZip(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const written: Written[] = [];
  let at = 0;
  for (const { name, chunks } of parts) {
    const entry: Written = { name: encoder.encode(name), crc: 0, packedBytes: 0, bytes: 0, headerAt: at };
    const header = record(0x04034b50, [
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, entry.name.length],
      [2, 0],
    ]);
    yield header;
    yield entry.name;
    at += header.length + entry.name.length;
    for await (const packed of deflate(measured(chunks, encoder, entry))) {
      entry.packedBytes += packed.length;
      at += packed.length;
      yield packed;
    }
    const descriptor = record(0x08074b50, [
      [4, entry.crc],
      [4, entry.packedBytes],
      [4, entry.bytes],
    ]);
    yield descriptor;
    at += descriptor.length;
    written.push(entry);
  }
  const directoryAt = at;
  for (const entry of written) {
    const header = record(0x02014b50, [
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, entry.crc],
      [4, entry.packedBytes],
      [4, entry.bytes],
      [2, entry.name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, entry.headerAt],
    ]);
    yield header;
    yield entry.name;
    at += header.length + entry.name.length;
  }
  yield record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, written.length],
    [2, written.length],
    [4, at - directoryAt],
    [4, directoryAt],
    [2, 0],
  ]);
}

/** A record of the format: its signature, then little-endian numbers of given sizes. */
function record(signature: number, fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(4 + fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/** The bytes of a part, counted and checksummed on their way. */
async function* measured(chunks: Chunks, encoder: TextEncoder, entry: Written): AsyncGenerator<Uint8Array> {
  let crc = 0xffffffff;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === "string" ? encoder.encode(chunk) : chunk;
    crc = continueCrc(crc, bytes);
    entry.bytes += bytes.length;
    yield bytes;
  }
  entry.crc = (crc ^ 0xffffffff) >>> 0;
}

/** CRC-32 (ISO 3309), with a table of 256 remainders. */
const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function continueCrc(crc: number, bytes: Uint8Array): number {
  let value = crc;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return value >>> 0;
}
