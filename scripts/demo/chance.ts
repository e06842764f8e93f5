import { createHash } from "node:crypto";

/** A number from 0 to below 1 for a name: the same for the same name, and evenly distributed. */
export function chance(...path: readonly (string | number)[]): number {
  return createHash("sha256").update(path.join("\n")).digest().readUInt32BE(0) / 2 ** 32;
}

/** An item of a list, by a number from 0 to below 1. */
export function pick<Item>(list: readonly Item[], draw: number): Item {
  const item = list[Math.floor(draw * list.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** An item of a list by weight: weight 3 is three times as likely as weight 1. */
export function pickWeighted<Item>(
  list: readonly (readonly [item: Item, weight: number])[],
  draw: number,
): Item {
  let left = draw * list.reduce((sum, [, weight]) => sum + weight, 0);
  const found = list.find(([, weight]) => (left -= weight) < 0) ?? list.at(-1);
  if (found === undefined) throw new Error("nothing to pick from");
  return found[0];
}
