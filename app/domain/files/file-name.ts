import { formatInstant } from "#domain/shared/format.ts";

const MAX_PART = 60;

/** Name of a downloaded file: words, then the time of creation in the distributor's time zone. It has only unaccented
 *  letters, digits, dots and hyphens, which every system accepts.
 *  @param words - kind of content and its subject, in Portuguese
 *  @param at - instant, ISO 8601 */
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
