/** Five bars a digit, wide (1) or narrow (0).
 *  @source ISO/IEC 16390, Interleaved 2 of 5 */
const WIDE = [
  "00110",
  "10001",
  "01001",
  "11000",
  "00101",
  "10100",
  "01100",
  "00011",
  "10010",
  "01010",
] as const;
/** Widths of what a code begins and ends with: bar, space, bar, … */
const START = "0000";
const STOP = "100";
/** Bars of a code of digits as places and widths in units of a narrow bar, for a drawing without a font. The code's
 *  digits are taken in pairs: one in the bars, one in the spaces between them.
 *  @param digits - an even number of digits
 *  @param wide - width of a wide bar in narrow ones: 3 on paper, 2 where a narrow one must be a whole pixel
 *  @throws RangeError for anything else
 *  @example barsOf("12").width // 32 */
export function barsOf(digits: string, wide = 3): { width: number; bars: { x: number; width: number }[] } {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError("An interleaved code has pairs of digits");
  const pairs = digits.match(/\d\d/g) ?? [];
  const widths = [START, ...pairs.map(interleave), STOP].join("");
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (const [index, isWide] of Array.from(widths).entries()) {
    const width = isWide === "1" ? wide : 1;
    if (index % 2 === 0) bars.push({ x, width });
    x += width;
  }
  return { width: x, bars };
}

function interleave(pair: string): string {
  const [bars = "", spaces = ""] = Array.from(pair, (digit) => WIDE[Number(digit)]);
  return Array.from(bars, (bar, index) => `${bar}${spaces[index] ?? ""}`).join("");
}
