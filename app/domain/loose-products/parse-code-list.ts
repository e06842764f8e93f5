import { readListAmount } from "./read-list-amount.ts";
import { MAX_SALE_AMOUNT } from "./sale-limits.ts";

/** Why a line of a pasted list was not added to the cart. */
export const CODE_LIST_FAULTS = [
  "UNKNOWN_CODE",
  "NOT_ON_SALE",
  "CODE_MISSING",
  "AMOUNT_NOT_WHOLE",
  "AMOUNT_NEGATIVE",
  "AMOUNT_ZERO",
  "AMOUNT_TOO_LARGE",
  "AMOUNT_UNREADABLE",
] as const;
export type CodeListFault = (typeof CODE_LIST_FAULTS)[number];

/** A line that was not added, as written. Lines count from 1. */
export interface CodeListProblem {
  line: number;
  text: string;
  code: string;
  fault: CodeListFault;
}

/** An amount of a code. Repeated codes are one entry, at their first line, with the sum. */
export interface CodeListEntry {
  line: number;
  /** The line as written. */
  text: string;
  code: string;
  amount: number;
  mentions: number;
}

export interface CodeList {
  entries: CodeListEntry[];
  problems: CodeListProblem[];
  /** Number of lines that are not blank, without a heading. */
  lineCount: number;
}

/** Longest accepted code; a line with a longer one is refused. */
const MAX_CODE = 60;
const MAX_LINE = 300;
const MAX_SHOWN = 80;

const HEADINGS = /^(c[oó]d(igo)?s?\.?|codes?|sku|refer[eê]ncias?|ref\.?|produtos?)$/i;
/** Separators of columns. A comma separates only where it is no decimal mark. */
const COLUMNS = /[\t;|]/;
/** A code, then after spaces or a comma an amount, with `x` before or after it. */
const CODE_FIRST = /^(.*?\S)(?:\s*,\s*|\s+)((?:[x×*]\s*)?[-−]?\d\S*(?:\s*[x×*]|\s*[a-zç]+\.?)?)$/iu;
/** An amount with `x` and then a code; or an amount and then a code that contains a letter. */
const AMOUNT_FIRST = /^([-−]?\d[\d.,]*)(?:\s*[x×*]\s+|\s+(?=\S*\p{L}))(.+)$/iu;

/** Parses a pasted list with one product per line: code and amount in either order, separated by tab, `;`, comma or
 *  spaces; the amount in Brazilian notation, with or without `x` or a unit. A line without an amount means one. An
 *  unreadable line is reported, never guessed.
 *  @example parseCodeList("MOD-550\t10\n2x INV-5").entries // MOD-550: 10, INV-5: 2 */
export function parseCodeList(text: string): CodeList {
  const byCode = new Map<string, CodeListEntry>();
  const problems: CodeListProblem[] = [];
  let lineCount = 0;
  for (const [at, whole] of text.split(/\r\n|\n|\r/).entries()) {
    const written = clean(whole);
    if (written === "") continue;
    const read = readLine(written);
    if (lineCount === 0 && HEADINGS.test(read.code) && typeof read.amount !== "number") {
      continue;
    }
    lineCount += 1;
    const line = at + 1;
    const shown = written.slice(0, MAX_SHOWN);
    const refuse = (fault: CodeListFault) => {
      problems.push({ line, text: shown, code: read.code.slice(0, MAX_CODE), fault });
    };
    if (read.code === "") refuse("CODE_MISSING");
    else if (read.code.length > MAX_CODE) refuse("UNKNOWN_CODE");
    else if (typeof read.amount !== "number") refuse(read.amount);
    else {
      const key = read.code.toUpperCase();
      const known = byCode.get(key);
      const amount = (known?.amount ?? 0) + read.amount;
      if (amount > MAX_SALE_AMOUNT) refuse("AMOUNT_TOO_LARGE");
      else {
        const first = known ?? { line, text: shown, code: read.code, mentions: 0 };
        byCode.set(key, { ...first, amount, mentions: first.mentions + 1 });
      }
    }
  }
  return { entries: [...byCode.values()], problems, lineCount };
}

interface ReadLine {
  code: string;
  amount: number | CodeListFault;
}

function readLine(written: string): ReadLine {
  if (written.length > MAX_LINE) return { code: written, amount: "UNKNOWN_CODE" };
  const columns = written.split(COLUMNS).map(clean);
  const [first = "", ...others] = columns;
  if (others.every((column) => column === "")) return readWords(first);
  // In rows with more columns, the amount is the first column that is a number.
  const amounts = others.filter((column) => column !== "").map(readListAmount);
  const amount = amounts.find((one) => one !== "AMOUNT_UNREADABLE") ?? "AMOUNT_UNREADABLE";
  const [other = ""] = others;
  const isAmountFirst = typeof readListAmount(first) === "number" && /\p{L}/u.test(other);
  if (isAmountFirst && amount === "AMOUNT_UNREADABLE") {
    return { code: other, amount: readListAmount(first) };
  }
  return { code: first, amount };
}

function readWords(written: string): ReadLine {
  const leading = AMOUNT_FIRST.exec(written);
  if (leading !== null && !CODE_FIRST.test(written)) {
    return { code: codeOf(leading[2]), amount: readListAmount(leading[1] ?? "") };
  }
  const match = CODE_FIRST.exec(written);
  const amount = match === null ? "AMOUNT_UNREADABLE" : readListAmount(match[2] ?? "");
  // Without an amount at the end, the whole text is the code, since codes may contain spaces.
  if (match === null || amount === "AMOUNT_UNREADABLE") return { code: written, amount: 1 };
  return { code: codeOf(match[1]), amount };
}

/** A code without the separator before the amount. */
function codeOf(text = ""): string {
  return clean(text.replace(/\s+[-–:=x×*]$/iu, "").replace(/[:=]$/, ""));
}

/** The text without spaces and quotes around it. */
function clean(text: string): string {
  const trimmed = text.replaceAll(/[\u00a0\u202f\ufeff]/g, " ").trim();
  return /^"[^"]*"$/.test(trimmed) ? trimmed.slice(1, -1).trim() : trimmed;
}
