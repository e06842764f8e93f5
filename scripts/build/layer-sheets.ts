import type { Plugin } from "vite";

/** Cascade layers by folder, lowest first: the rules of an area win over those of a piece, in whatever order pages
 *  load them. */
const LAYERS = [
  { name: "tokens", path: /\/app\/ui\/tokens\.css$/ },
  { name: "ui", path: /\/(app\/ui|widgets\/styles)\/.+\.css$/ },
  { name: "feature", path: /\/app\/features\/.+\.css$/ },
] as const;

/** Declares the order of the layers, at the start of the tokens, which every page loads first. */
const ORDER = `@layer ${LAYERS.map(({ name }) => name).join(", ")};`;

/** Puts each style sheet of the portal into the layer of its folder. */
export function layerSheets(): Plugin {
  return {
    name: "layer-sheets",
    enforce: "pre",
    transform(code, id) {
      const text = layerSheet(code, id.split("?")[0] ?? "");
      return text === null ? undefined : { code: text, map: null };
    },
  };
}

/** The style sheet in its layer; null for sheets from elsewhere, such as fonts. */
export function layerSheet(text: string, path: string): string | null {
  const layer = LAYERS.find((one) => one.path.test(path))?.name;
  if (layer === undefined) return null;
  const sheet = `@layer ${layer} {\n${text}\n}\n`;
  return layer === LAYERS[0].name ? `${ORDER}\n${sheet}` : sheet;
}
