import { formatInstant } from "#domain/shared/format.ts";

const MAX_PART = 60;

/** The name under which a file is saved: words, then the moment at which it was made, by the distributor's clock. Only
 *  letters without accents, digits, dots and hyphens, so that every system takes it.
 *  @param words - what it is, in Portuguese: `produtos`, and of what
 *  @param at - instant, ISO 8601
 *  @example fileName({ words: ["Ficha técnica", "MOD 550"], at, timeZone, extension: "pdf" })
 *  // "ficha-tecnica-mod-550-2026-11-21-14-05-33.pdf" */
export function fileName({
  words,
  at,
  timeZone,
  extension,
}: {
  words: readonly string[];
  at: string;
  timeZone: string;
  extension: string;
}): string {
  const parts = words.map(slug).filter((part) => part !== "");
  return `${[...parts, timestamp(at, timeZone)].join("-")}.${extension}`;
}

function timestamp(at: string, timeZone: string): string {
  const seconds = new Date(at).toISOString().slice(17, 19);
  const [, day, month, year, hour, minute] =
    /^(\d+)\/(\d+)\/(\d+) (\d+):(\d+)$/.exec(formatInstant(at, timeZone)) ?? [];
  return [year, month, day, hour, minute, seconds].join("-");
}

function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_PART)
    .replace(/^-+|-+$/g, "");
}
