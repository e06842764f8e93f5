import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** The list ranks passwords of English-speaking sites; these are the most common ones of Brazilian sites. */
const COMMON_IN_PORTUGUESE = [
  ...["senha", "minhasenha", "novasenha", "mudar", "mudarsenha", "trocar", "teste", "acesso", "bemvindo"],
  ...["corinthians", "palmeiras"],
];

const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};
const MIN_LETTERS = 4;

/** Whether a password is a common one, or a variation of one: with capitals, with signs for letters (`p@ssw0rd`), or
 *  with digits and symbols around it. Rules that require a digit and a symbol make people write `Password1!`. */
export function isCommonPassword(password: string): boolean {
  const { entries, longest } = (commonPasswords ??= readCommonPasswords());
  const text = password.normalize("NFKC").toLowerCase();
  if (entries.has(text)) return true;
  return listTrimmed(text, longest).some(
    (form) => entries.has(form) || readingsOf(form).some((reading) => entries.has(reading)),
  );
}

interface CommonPasswords {
  entries: ReadonlySet<string>;
  /** Length of the longest entry. */
  longest: number;
}

let commonPasswords: CommonPasswords | undefined;

function readCommonPasswords(): CommonPasswords {
  const entries = new Set([...COMMON_PASSWORDS.split("\n"), ...COMMON_IN_PORTUGUESE]);
  return { entries, longest: Math.max(...Array.from(entries, (entry) => entry.length)) };
}

/** The text without some or all of the digits and symbols at its ends, down to the length of the longest entry. */
function listTrimmed(text: string, longest: number): string[] {
  const firstLetter = text.search(/\p{L}/u);
  const afterLastLetter = text.search(/\P{L}*$/u);
  const forms: string[] = [];
  for (let start = 0; start <= firstLetter; start += 1) {
    const lastEnd = Math.min(text.length, start + longest);
    for (let end = afterLastLetter; end <= lastEnd; end += 1) forms.push(text.slice(start, end));
  }
  return forms;
}

/** The words that the text may stand for, with signs read as letters; `1` and `!` are read as i or l. */
function readingsOf(form: string): string[] {
  const plain = form.replaceAll(/[@430$57]/g, (sign) => LETTER_OF_SIGN[sign] ?? sign);
  return ["i", "l"]
    .map((letter) => plain.replaceAll(/[1!]/g, letter))
    .filter((reading) => reading.replaceAll(/\P{L}/gu, "").length >= MIN_LETTERS);
}
