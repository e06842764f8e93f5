import { expect, test } from "vitest";
import { deflate, inflate } from "./deflate.ts";

/** So many pieces of bytes, and how many of them were asked for. */
function pieces(count: number, piece: (at: number) => Uint8Array) {
  const seen = { asked: 0 };
  async function* give(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < count; at += 1) {
      seen.asked += 1;
      yield await Promise.resolve(piece(at));
    }
  }
  return { seen, bytes: give() };
}

async function concat(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return new Uint8Array(Buffer.concat(all));
}

test("what is packed is unpacked as it was", async () => {
  const { bytes } = pieces(30, (at) => new Uint8Array(10_000).fill(at));
  const unpacked = await concat(inflate(deflate(bytes)));
  expect(unpacked).toHaveLength(300_000);
  expect(unpacked.every((byte, at) => byte === Math.floor(at / 10_000))).toBe(true);
});

test.each([
  ["packing", deflate],
  ["unpacking", inflate],
])("%s goes no further than whoever reads it", async (work, through) => {
  const noise = Array.from({ length: 40 }, () => crypto.getRandomValues(new Uint8Array(60_000)));
  const plain = (at: number) => noise[at] ?? new Uint8Array();
  const packed = await concat(deflate(pieces(40, plain).bytes));
  const cut = (at: number) => packed.subarray(at * 60_000, (at + 1) * 60_000);
  const count = work === "packing" ? noise.length : Math.ceil(packed.length / 60_000);
  const { seen, bytes } = pieces(count, work === "packing" ? plain : cut);
  const chunks = through(bytes);
  await chunks.next();
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(seen.asked).toBeLessThan(10);
  let length = 0;
  for await (const chunk of chunks) length += chunk.length;
  expect([length > 2_000_000, seen.asked]).toEqual([true, count]);
});

test("bytes that were never packed, and packed ones that break off, are refused", async () => {
  const packed = await concat(deflate(pieces(1, () => new Uint8Array(1_000).fill(7)).bytes));
  await expect(concat(inflate(pieces(1, () => packed.subarray(0, 5)).bytes))).rejects.toThrow();
  await expect(concat(inflate(pieces(1, () => new Uint8Array(9).fill(255)).bytes))).rejects.toThrow();
});
