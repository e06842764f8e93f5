import { parseCents } from "#domain/shared/numbers.ts";

/** A pasted price; null removes the item from the list. */
export interface PastedPrice {
  code: string;
  priceCents: number | null;
}

/** Reads lines with a code and a price, with columns separated by a tab or a semicolon. A first line of titles is
 *  skipped.
 *  @example readPaste("MOD-550;689,90").prices // [{ code: "MOD-550", priceCents: 68990 }] */
export function readPaste(text: string): {
  prices: PastedPrice[];
  problems: { line: number; text: string }[];
} {
  const prices: PastedPrice[] = [];
  const problems: { line: number; text: string }[] = [];
  text.split(/\r?\n/).forEach((row, at) => {
    if (row.trim() === "") return;
    const [code = "", price, ...more] = row.split(/[\t;]/).map((cell) => cell.trim());
    const priceCents = price === undefined || price === "" ? null : parseCents(price);
    const isHeading = at === 0 && priceCents === null && /pre[cç]o/i.test(row);
    if (isHeading) return;
    const isRead = code !== "" && more.join("") === "" && price !== undefined;
    const isPrice = price === "" || (priceCents !== null && priceCents >= 0);
    if (isRead && isPrice) prices.push({ code, priceCents });
    else problems.push({ line: at + 1, text: row.trim().slice(0, 60) });
  });
  return { prices, problems };
}

/** Number of pasted lines, without titles and empty lines. */
export function countPasted(text: string): number {
  const { prices, problems } = readPaste(text);
  return prices.length + problems.length;
}
