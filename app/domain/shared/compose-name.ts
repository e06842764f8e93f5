const NO_BREAK_SPACE = "\u00a0";
const UNITS = "kWp|kWh|kW|Wp|W|V|A|mm²|mm|m²|m³|m|kg|un\\.";
const NUMBER_AND_UNIT = new RegExp(`(\\d)[ \u00a0]+(${UNITS})(?![\\p{L}\\d])`, "gu");
const POWER = /(?<=^|\s)(\d+(?:[.,]\d+)?)\s?(kWp|kW|Wp|W)(?![\p{L}\d])/giu;
const PHASE = /(?<![\p{L}\d])(mono|bi|tri)f[áa]sic[oa](?![\p{L}\d])/giu;
/** Digits of a power that a model code shows as they are: 545 W in CHSM72M-HC-545. Shorter numbers are chance. */
const CODED_DIGITS = 3;

/** The name of a product or a kit from its parts, with plain spaces, as it is stored and searched. A part that another
 *  part says already is left out, and power and phase are said once.
 *  @param separator - text between the parts
 *  @example composeName(["LONGi", "Módulo LONGi LR5-545M 545 W"]) // "Módulo LONGi LR5-545M"
 *  @example composeName(["Kit 5,50 kWp", "Telhado cerâmico"], " · ") // "Kit 5,50 kWp · Telhado cerâmico" */
export function composeName(parts: readonly string[], separator = " "): string {
  const plain = parts.map((part) => part.replaceAll(/\s+/gu, " ").trim()).filter((part) => part !== "");
  const kept = plain.filter(
    (part, at) =>
      !plain.some((other, place) => place !== at && says(other, part) && (!says(part, other) || place < at)),
  );
  return sayOnce(kept.join(separator));
}

/** The same name for the screen: a number and its unit stay in one line. */
export function shownName(parts: readonly string[], separator = " "): string {
  return keepUnits(composeName(parts, separator));
}

/** A text in which no line ends between a number and its unit.
 *  @example keepUnits("Inversor 5 kW") // "Inversor 5 kW", with a no-break space before the unit */
export function keepUnits(text: string): string {
  return text.replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}$2`);
}

/** A part that stands beside a name, such as the brand; null where the name says it already. */
export function unsaidPart(part: string, name: string): string | null {
  return part === "" || says(name, part) ? null : part;
}

/** Whether a name says a part in whole words. */
function says(name: string, part: string): boolean {
  const at = name.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return false;
  const isEdge = (sign: string | undefined) => sign === undefined || !/[\p{L}\d]/u.test(sign);
  return isEdge(name[at - 1]) && isEdge(name[at + part.length]);
}

/** The name without a power or a phase that it said before. A module's power in watts also counts as said where the
 *  digits are in its code. */
function sayOnce(name: string): string {
  const phases = new Set<string>();
  const once = name.replace(PHASE, (phase, kind: string) => {
    const key = kind.toLowerCase();
    if (phases.has(key)) return "";
    phases.add(key);
    return phase;
  });
  const powers = new Set<string>();
  return once
    .replace(POWER, (power, number: string, unit: string, at: number) => {
      const key = `${number} ${unit.toLowerCase().replace("p", "")}`;
      if (powers.has(key)) return "";
      powers.add(key);
      const isCoded = /^wp?$/i.test(unit) && number.length >= CODED_DIGITS;
      return isCoded && hasNumber(once.slice(0, at), number) ? "" : power;
    })
    .replaceAll(/ {2,}/g, " ")
    .replace(/[ ·]+$/u, "")
    .trim();
}

function hasNumber(text: string, number: string): boolean {
  return text.split(/\D+/u).includes(number);
}
