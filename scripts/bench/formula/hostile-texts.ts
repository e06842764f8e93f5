import type { Random } from "../delivery/random.ts";

const SIGNS = "( ) [ ] { } ; ? : + - * / % = < > ! & | , . \" ' “ ” ‘ ’ $ @ # \\ => === ½ ² 😀".split(" ");
const WORDS =
  "se senão entao fimse maior menor e ou não custo estado mínimo( faixa( arredondar( contém( se( ﬁm İ constructor __proto__ toString";
const NUMBERS = "0,5 1.234,56 1..2 1/0 10% 99999999999999999999999999999999999999".split(" ");
const FRAGMENTS = [
  ...[...SIGNS, ...WORDS.split(" "), ...NUMBERS],
  ...[
    "menor ou igual a",
    "preço base",
    "precobase preço",
    '"SP"',
    "\n",
    "\t",
    "\u0000",
    "\u0301",
    "\u200b",
    "\ud800",
  ],
];

const REPEATED = [
  ..."( [ - ! se( 1+ % 1% ; mínimo( 😀".split(" "),
  "se ",
  "não ",
  "1 maior ",
  "a ",
  "1 ? ",
  '"',
];

/** Hostile texts: pieces in random order, one piece thousands of times, a formula without one of its pieces. */
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
