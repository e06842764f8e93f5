import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** Pixels of a module's side. */
const SCALE = 4;

/** A text as a QR code, as a PNG of one bit a pixel. Equal texts give equal bytes. */
export function qrPng(text: string): Uint8Array {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const width = size * SCALE;
  const rowBytes = 1 + Math.ceil(width / 8);
  const pixels = new Uint8Array(rowBytes * width);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isLight = data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] !== true;
      const at = y * rowBytes + 1 + (x >> 3);
      if (isLight) pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, width);
  head.set([1, 0, 0, 0, 0], 8);
  return join([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    chunk("IDAT", new Uint8Array(deflateSync(pixels))),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** A chunk of a PNG: length, name, content, checksum of name and content. */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = join([new TextEncoder().encode(name), content]);
  const ends = new Uint8Array(8);
  const view = new DataView(ends.buffer);
  view.setUint32(0, content.length);
  view.setUint32(4, crc32(named));
  return join([ends.subarray(0, 4), named, ends.subarray(4)]);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
