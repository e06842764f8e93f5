import type { Vocabulary } from "./formula-types.ts";
import { normalizeName } from "./normalize.ts";
import { labelOf } from "./vocabulary.ts";

const MIN_LENGTH = 3;
const MAX_LENGTH = 60;

/** The known name that was probably meant, in its display form: at most a third of the letters differ; null without
 *  one.
 *  @example nearestName("potencia do pedio", vocabulary) // "Potência do pedido" */
export function nearestName(typed: string, vocabulary: Vocabulary): string | null {
  const wanted = normalizeName(typed);
  if (wanted.length < MIN_LENGTH || wanted.length > MAX_LENGTH) return null;
  let nearest: string | null = null;
  let least = Math.floor(wanted.length / 3) + 1;
  for (const [name, word] of vocabulary.words) {
    if (word.kind === "onlyInRequest") continue;
    const label = labelOf(word) ?? name;
    if (Math.abs(name.length - wanted.length) >= least) continue;
    const distance = editDistance(wanted, name);
    if (distance < least) [nearest, least] = [label, distance];
  }
  return nearest;
}

/** Number of insertions, deletions, changes and swaps of neighbouring letters between two words. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1);
      const isSwapped =
        i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
      const cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      row.push(isSwapped ? Math.min(cost, at(beforeLast, j - 2) + 1) : cost);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
