import type { Random } from "../delivery/random.ts";

/** A generated formula: in Portuguese, and in English notation for another evaluator. The English text has
 *  brackets around every part, so that the test checks precedence instead of repeating it. */
export interface FormulaText {
  portuguese: string;
  english: string;
  /** Precedence of the Portuguese text: 0 condition, 1 or, 2 and, 3 not, 4 comparison, 5 sum, 6 product, 7 value. */
  level: number;
}

/** Numeric variables of generated formulas: key in the English text, name in the Portuguese one. */
export const GENERATED_NUMBERS = [
  { key: "preco", name: "Preço base" },
  { key: "custo", name: "Custo" },
  { key: "quantidade", name: "Quantidade" },
  { key: "potencia", name: "Potência do pedido" },
] as const;

const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<", "menor", "menor que"],
  "<=": ["<=", "menor ou igual a", "menor ou igual"],
  ">": [">", "maior", "MAIOR DO QUE"],
  ">=": [">=", "maior ou igual"],
  "==": ["=", "==", "igual", "igual a"],
  "!=": ["!=", "<>", "diferente", "diferente de"],
};

/** A random numeric formula.
 *  @param depth - of nested parts, at most */
export function generateNumber(random: Random, depth: number): FormulaText {
  if (depth <= 0 || random.percent(15)) return generateLeaf(random);
  const part = (): FormulaText => generateNumber(random, depth - 1);
  switch (random.below(8)) {
    case 0:
    case 1:
      return infix(part(), pick(random, ["+", "-"]), part(), 5, random);
    case 2:
    case 3:
      return infix(part(), pick(random, ["*", "/"]), part(), 6, random);
    case 4: {
      const operand = part();
      return { portuguese: `-${within(operand, 7)}`, english: `(-${operand.english})`, level: 6 };
    }
    case 5: {
      const [name, english] = pick(random, [
        ["mínimo", "min"],
        ["MAXIMO", "max"],
      ] as const);
      const [one, other] = [part(), part()];
      return {
        portuguese: `${name}(${one.portuguese}; ${other.portuguese})`,
        english: `${english}(${one.english}, ${other.english})`,
        level: 7,
      };
    }
    default: {
      const [condition, one, other] = [generateBoolean(random, depth - 1), part(), part()];
      const english = `((${condition.english}) ? (${one.english}) : (${other.english}))`;
      return writeCondition(random, condition, one, other, english);
    }
  }
}

function writeCondition(
  random: Random,
  condition: FormulaText,
  one: FormulaText,
  other: FormulaText,
  english: string,
): FormulaText {
  const [first, second, third] = [condition.portuguese, one.portuguese, other.portuguese];
  // An unbracketed condition would claim the `fimse`.
  const closed = within(other, 1);
  switch (random.below(4)) {
    case 0:
      return {
        portuguese: `se ${within(condition, 1)} então ${second} senão ${closed} fimse`,
        english,
        level: 7,
      };
    case 1:
      return { portuguese: `SE ${within(condition, 1)} ENTAO ${second} SENAO ${third}`, english, level: 0 };
    case 2:
      return { portuguese: `se(${first}; ${second}; ${third})`, english, level: 7 };
    default:
      return { portuguese: `${within(condition, 1)} ? ${second} : ${third}`, english, level: 0 };
  }
}

/** A random condition.
 *  @param depth - of nested parts, at most */
export function generateBoolean(random: Random, depth: number): FormulaText {
  if (depth <= 0 || random.percent(50)) {
    const comparator = pick(random, ["<", "<=", ">", ">=", "==", "!="]);
    const [left, right] = [generateNumber(random, depth - 1), generateNumber(random, depth - 1)];
    const written = pick(random, SPELLINGS[comparator] ?? [comparator]);
    return {
      portuguese: `${within(left, 5)} ${written} ${within(right, 5)}`,
      english: `(${left.english} ${comparator} ${right.english})`,
      level: 4,
    };
  }
  const [left, right] = [generateBoolean(random, depth - 1), generateBoolean(random, depth - 1)];
  switch (random.below(3)) {
    case 0:
      return {
        portuguese: `${within(left, 1)} ${pick(random, ["ou", "|", "||"])} ${within(right, 2)}`,
        english: `(${left.english} or ${right.english})`,
        level: 1,
      };
    case 1:
      return {
        portuguese: `${within(left, 2)} ${pick(random, ["e", "&", "&&"])} ${within(right, 3)}`,
        english: `(${left.english} and ${right.english})`,
        level: 2,
      };
    default:
      return {
        portuguese: `${pick(random, ["não", "!"])} ${within(left, 3)}`,
        english: `(not ${left.english})`,
        level: 3,
      };
  }
}

function generateLeaf(random: Random): FormulaText {
  if (random.percent(50)) {
    const { key, name } = pick(random, GENERATED_NUMBERS);
    const written = pick(random, [name, name.toUpperCase(), name.toLowerCase().replaceAll(" ", "")]);
    return { portuguese: written, english: key, level: 7 };
  }
  const integer = String(random.below(pick(random, [10, 1_000, 100_000])));
  const decimals = random.percent(50) ? "" : String(random.below(100)).padStart(2, "0");
  const grouped = random.percent(50) ? integer.replace(/\B(?=(?:\d{3})+$)/g, ".") : integer;
  if (decimals === "") return { portuguese: grouped, english: integer, level: 7 };
  return { portuguese: `${grouped},${decimals}`, english: `${integer}.${decimals}`, level: 7 };
}

function infix(
  left: FormulaText,
  operator: string,
  right: FormulaText,
  level: number,
  random: Random,
): FormulaText {
  const space = random.percent(70) ? " " : "";
  return {
    portuguese: `${within(left, level)}${space}${operator}${space}${within(right, level + 1)}`,
    english: `(${left.english} ${operator} ${right.english})`,
    level,
  };
}

/** Adds brackets when the text binds less tightly than its place requires. */
function within({ portuguese, level }: FormulaText, least: number): string {
  return level < least ? `(${portuguese})` : portuguese;
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from");
  return item;
}
