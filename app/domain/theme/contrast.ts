/** Smallest contrast of normal text that WCAG AA accepts. */
const AA_CONTRAST = 4.5;

/** Relative luminance of a `#rrggbb` colour, 0 (black) to 1 (white).
 *  @source WCAG 2.2, definition of relative luminance */
export function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours, 1 to 21.
 *  @example contrastRatio("#000000", "#ffffff") // 21 */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** White or near-black, whichever reads better on the colour; black where neither reaches WCAG AA. */
export function textOn(color: string): "#ffffff" | "#1c1b19" | "#000000" {
  const best = contrastRatio(color, "#ffffff") >= contrastRatio(color, "#1c1b19") ? "#ffffff" : "#1c1b19";
  return contrastRatio(color, best) >= AA_CONTRAST ? best : "#000000";
}

function mix(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const own = Number.parseInt(color.slice(at, at + 2), 16);
    const foreign = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(own * (1 - share) + foreign * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** The colour, moved in steps of 5 % towards black (on a light ground) or white (on a dark one) until text in it
 *  reaches WCAG AA on that ground.
 *  @example readableOn("#f59e0b", "#ffffff") // a darker amber with contrast of at least 4.5 */
export function readableOn(color: string, ground: string): string {
  const target = relativeLuminance(ground) > 0.5 ? "#000000" : "#ffffff";
  for (let step = 0; step <= 20; step += 1) {
    const candidate = mix(color, target, step * 0.05);
    if (contrastRatio(candidate, ground) >= AA_CONTRAST) return candidate;
  }
  return target;
}

/** The ground with a share of the colour mixed in.
 *  @param share - 0 to 1 */
export function tint(color: string, ground: string, share: number): string {
  return mix(ground, color, share);
}

/** Colour of words on a gradient, and of what stands behind them alone, so that the gradient keeps its colours: white or
 *  near-black, whichever has more contrast with the colour in which the gradient begins, on that colour, moved in steps
 *  of 5 % away from the words until they reach WCAG AA on it.
 *  @example wordsOnGradient("#f59e0b") // { text: "#1c1b19", ground: "#f59e0b" } */
export function wordsOnGradient(begin: string): { text: "#ffffff" | "#1c1b19"; ground: string } {
  const isLight = contrastRatio(begin, "#ffffff") >= contrastRatio(begin, "#1c1b19");
  const text = isLight ? "#ffffff" : "#1c1b19";
  return { text, ground: readableUnder(begin, text) };
}

function readableUnder(color: string, text: string): string {
  const target = relativeLuminance(text) > 0.5 ? "#000000" : "#ffffff";
  for (let step = 0; step < 20; step += 1) {
    const candidate = mix(color, target, step * 0.05);
    if (contrastRatio(text, candidate) >= AA_CONTRAST) return candidate;
  }
  return target;
}
