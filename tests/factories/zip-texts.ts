import { inflateRawSync } from "node:zlib";

/** Files of a ZIP archive of ours as texts, by name: found by its central directory. */
export function readZipTexts(bytes: Uint8Array): Record<string, string> {
  const buffer = Buffer.from(bytes);
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files: Record<string, string> = {};
  let at = buffer.readUInt32LE(end + 16);
  for (let left = buffer.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameBytes] = [buffer.readUInt32LE(at + 20), buffer.readUInt16LE(at + 28)];
    const header = buffer.readUInt32LE(at + 42);
    const start = header + 30 + buffer.readUInt16LE(header + 26) + buffer.readUInt16LE(header + 28);
    const name = buffer.subarray(at + 46, at + 46 + nameBytes).toString();
    files[name] = inflateRawSync(buffer.subarray(start, start + packed)).toString();
    at += 46 + nameBytes + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return files;
}
