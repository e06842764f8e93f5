import { performance } from "node:perf_hooks";
import Big from "big.js";
import { all, create } from "mathjs";
import { expect, test } from "vitest";
import { createRandom } from "#scripts/bench/delivery/random.ts";
import { generateNumber } from "#scripts/bench/formula/formula-texts.ts";
import { FUZZ_VOCABULARY, fuzzFormulas } from "#scripts/bench/formula/fuzz-formulas.ts";
import { compileFormula } from "./compile-formula.ts";
import { partsOf } from "./exact-large.ts";
import { exactOfText, roundToCents } from "./exact-text.ts";
import { add, compare, divide, multiply, subtract, ZERO } from "./exact.ts";

/** Far above what the slowest takes, so that only a hang or a blow-up exceeds it. */
const HANG_MS = 5_000;

test("3,000 generated formulas and 1,000 hostile texts are answered, wholly covered by tokens, without a throw", () => {
  const report = fuzzFormulas({ generated: 3_000, hostile: 1_000, seed: 20_261_122 }, () =>
    performance.now(),
  );
  expect(report.mistakes).toEqual([]);
  expect(report.slowestMs, report.slowest).toBeLessThan(HANG_MS);
});

test("generated formulas are worth exactly what an independent evaluator of fractions makes of them", () => {
  const math = create(all ?? {}, { number: "Fraction" });
  const fraction = (text: string) => math.fraction(text);
  const scope = () => ({
    preco: fraction("1234.56"),
    custo: fraction("900"),
    quantidade: fraction("12"),
    potencia: fraction("75.5"),
  });
  const values: Record<string, number | string> = {
    preco: 123_456,
    custo: 90_000,
    quantidade: 12,
    potencia: "75.5",
  };
  const random = createRandom(7);
  const different: string[] = [];
  let compared = 0;
  for (let index = 0; index < 2_000; index++) {
    const { portuguese, english } = generateNumber(random, 1 + random.below(4));
    const compilation = compileFormula(portuguese, FUZZ_VOCABULARY);
    const result = compilation.ok ? compilation.formula.evaluate((key) => values[key]) : null;
    if (result?.ok !== true) continue;
    const { n, d } = partsOf(result.value);
    const other: { s: bigint; n: bigint; d: bigint } = math.evaluate(english, scope());
    if (n * other.d !== other.s * other.n * d) different.push(`${portuguese} — ${english}`);
    compared += 1;
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(1_500);
});

test("sums and products of decimals, rounded to the cent, are what big.js makes of them", () => {
  const random = createRandom(11);
  const different: string[] = [];
  for (let index = 0; index < 20_000; index++) {
    const texts = Array.from({ length: 4 }, () => {
      const digits = String(random.below(10 ** (1 + random.below(9))));
      return `${random.percent(20) ? "-" : ""}${digits}.${String(random.below(10_000)).padStart(4, "0")}`;
    });
    const [a = "", b = "", c = "", d = ""] = texts;
    const ours = add(subtract(multiply(exactOfText(a), exactOfText(b)), exactOfText(c)), exactOfText(d));
    const theirs = new Big(a).times(b).minus(c).plus(d);
    const cents = theirs.times(100).round(0, Big.roundHalfUp).toNumber() + 0;
    if (!Number.isSafeInteger(cents)) continue;
    const isAlike = roundToCents(ours) === cents && Math.sign(compare(ours, ZERO)) === theirs.cmp(0);
    if (!isAlike) different.push(texts.join(" "));
  }
  expect(different).toEqual([]);
});

test("a division, rounded to the cent, is what the long division of whole numbers says, halves away from zero", () => {
  const random = createRandom(13);
  const different: string[] = [];
  for (let index = 0; index < 20_000; index++) {
    const cents = random.below(10 ** (1 + random.below(12)));
    const divisor = 1 + random.below(10 ** (1 + random.below(6)));
    const isNegative = random.percent(30);
    const price = divide(exactOfText(`${isNegative ? "-" : ""}${cents}`), exactOfText(`${divisor}00`));
    const [whole, rest] = [BigInt(cents) / BigInt(divisor), BigInt(cents) % BigInt(divisor)];
    const expected = Number(rest * 2n >= BigInt(divisor) ? whole + 1n : whole);
    if (roundToCents(price) !== (isNegative ? 0 - expected : expected))
      different.push(`${cents} / ${divisor}`);
  }
  expect(different).toEqual([]);
});
