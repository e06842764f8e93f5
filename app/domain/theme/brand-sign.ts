import { textOn } from "./contrast.ts";
import type { Theme } from "./theme-schema.ts";

const RAYS =
  "M16 6.5v2M16 23.5v2M6.5 16h2M23.5 16h2M9.3 9.3l1.4 1.4M21.3 21.3l1.4 1.4M9.3 22.7l1.4-1.4M21.3 10.7l1.4-1.4";

/** The product's sun on a tile of the primary colour, as an SVG document: the favicon of distributors without their
 *  own. */
export function brandSign({ primaryColor }: Pick<Theme, "primaryColor">): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${primaryColor}"/>`,
    `<g fill="none" stroke="${textOn(primaryColor)}" stroke-width="2" stroke-linecap="round">`,
    `<circle cx="16" cy="16" r="4.5"/><path d="${RAYS}"/></g></svg>`,
  ].join("");
}
