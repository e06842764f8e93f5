/** `count` of the items in random order, the same ones for the same seed. */
export function draw<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Numbers from 0 to 1 by mulberry32: small, and enough to draw lots. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
