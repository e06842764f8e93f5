import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** The list ranks by English-speaking sites; these open the commonest passwords of Brazilian ones. */
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

/** Whether a password is one of the commonest, or one of them dressed up: with capitals, with signs for letters
 *  (`p@ssw0rd`), with digits and symbols around it. Rules that ask for a digit and a symbol let hardly any common
 *  password through as it stands; people then write `Password1!`. */
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
  /** Characters of the longest entry. */
  longest: number;
}

let commonPasswords: CommonPasswords | undefined;

function readCommonPasswords(): CommonPasswords {
  const entries = new Set([...COMMON_PASSWORDS.split("\n"), ...COMMON_IN_PORTUGUESE]);
  return { entries, longest: Math.max(...Array.from(entries, (entry) => entry.length)) };
}

/** The text without some or all of the digits and symbols at its ends, up to the length of the longest entry. */
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

/** The words that signs for letters may stand for; `1` and `!` are read as i or as l. */
function readingsOf(form: string): string[] {
  const plain = form.replaceAll(/[@430$57]/g, (sign) => LETTER_OF_SIGN[sign] ?? sign);
  return ["i", "l"]
    .map((letter) => plain.replaceAll(/[1!]/g, letter))
    .filter((reading) => reading.replaceAll(/\P{L}/gu, "").length >= MIN_LETTERS);
}
