import type { Random } from "../delivery/random.ts";

const FRAGMENTS = [
  ..."()[]{};?:+-*/%=<>!&|,.\"'“”‘’$@#\\\n\t \u0000\u0301\u200b\ud800",
  ...[
    "se",
    "senão",
    "entao",
    "fimse",
    "maior",
    "menor ou igual a",
    "e",
    "ou",
    "não",
    "preço base",
    "custo",
    "estado",
  ],
  ...[
    "mínimo(",
    "faixa(",
    "arredondar(",
    "contém(",
    "1.234,56",
    "0,5",
    "1..2",
    "9".repeat(40),
    '"SP"',
    "😀",
    "constructor",
  ],
  ...["__proto__", "toString", "=>", "===", "1/0", "e e e", "se(", "precobase preço", "ﬁm", "İ", "½", "²"],
];

const REPEATED = [
  "(",
  "[",
  "-",
  "!",
  "se ",
  "se(",
  "1+",
  "não ",
  "1 maior ",
  "a ",
  "%",
  "1%",
  '"',
  ";",
  "mínimo(",
  "😀",
  "1 ? ",
];

/** Texts that nobody means well: pieces in any order, one piece thousands of times, a formula with a piece gone. */
export function generateHostile(random: Random, formula: string): string {
  switch (random.below(4)) {
    case 0: {
      const piece = REPEATED[random.below(REPEATED.length)] ?? "(";
      return piece.repeat(random.below(4_500 / piece.length));
    }
    case 1: {
      const start = random.below(formula.length + 1);
      return formula.slice(0, start) + formula.slice(start + 1 + random.below(5));
    }
    case 2: {
      const place = random.below(formula.length + 1);
      return formula.slice(0, place) + fragment(random) + formula.slice(place);
    }
    default:
      return Array.from({ length: random.below(60) }, () => fragment(random)).join(
        random.percent(50) ? " " : "",
      );
  }
}

function fragment(random: Random): string {
  return FRAGMENTS[random.below(FRAGMENTS.length)] ?? "";
}
