/** Texts of a workbook by number, while its rows are read. */
export interface TextTable {
  add(text: string): void;
  get(index: number): string | undefined;
}

const FIRST_BYTES = 64 * 1024;
const FIRST_TEXTS = 4_096;
/** Largest number of UTF-8 bytes per UTF-16 unit. */
const CHARACTER_BYTES = 3;

/** A table of texts stored as bytes plus four per text, which is a fraction of the memory of strings. */
export function createTextTable(): TextTable {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let bytes = new Uint8Array(FIRST_BYTES);
  let ends = new Uint32Array(FIRST_TEXTS);
  let count = 0;
  const endOf = (index: number) => (index < 0 ? 0 : (ends[index] ?? 0));
  return {
    add(text) {
      const start = endOf(count - 1);
      const needed = start + text.length * CHARACTER_BYTES;
      if (needed > bytes.length) bytes = grown(bytes, new Uint8Array(Math.max(needed, bytes.length * 2)));
      if (count === ends.length) ends = grown(ends, new Uint32Array(ends.length * 2));
      ends[count] = start + encoder.encodeInto(text, bytes.subarray(start)).written;
      count += 1;
    },
    get(index) {
      if (!Number.isInteger(index) || index < 0 || index >= count) return undefined;
      return decoder.decode(bytes.subarray(endOf(index - 1), endOf(index)));
    },
  };
}

function grown<T extends Uint8Array | Uint32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
