import { expect, test } from "vitest";
import { inParts } from "./in-parts.ts";

async function* piecesOf(...lengths: number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const length of lengths) {
    const piece = Uint8Array.from({ length }, (_, index) => at + index);
    at += length;
    yield await Promise.resolve(piece);
  }
}

test.each([
  [[], []],
  [[3], [[0, 1, 2]]],
  [[1, 2, 1], [[0, 1, 2, 3]]],
  [
    [2, 3],
    [[0, 1, 2, 3], [4]],
  ],
  [[9], [[0, 1, 2, 3], [4, 5, 6, 7], [8]]],
  [
    [8],
    [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ],
  ],
])("bytes that come as %j leave in parts of four", async (lengths, parts) => {
  const made: number[][] = [];
  for await (const part of inParts(piecesOf(...lengths), 4)) made.push([...part]);
  expect(made).toEqual(parts);
});
