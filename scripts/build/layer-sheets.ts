import type { Plugin } from "vite";

/** Layers of the style sheets by their folders, the first below the others: whatever order pages load them in, what an
 *  area says of a piece counts more than what the piece says of itself. */
const LAYERS = [
  { name: "tokens", path: /\/app\/ui\/tokens\.css$/ },
  { name: "ui", path: /\/(app\/ui|widgets\/styles)\/.+\.css$/ },
  { name: "feature", path: /\/app\/features\/.+\.css$/ },
] as const;

/** Tells the order of the layers: the sheet of the tokens, which every page loads first, begins with it. */
const ORDER = `@layer ${LAYERS.map(({ name }) => name).join(", ")};`;

/** Puts each sheet of the portal into the layer of its folder. */
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

/** The sheet in its layer; null for what is none of the portal's, such as the face of the letters. */
export function layerSheet(text: string, path: string): string | null {
  const layer = LAYERS.find((one) => one.path.test(path))?.name;
  if (layer === undefined) return null;
  const sheet = `@layer ${layer} {\n${text}\n}\n`;
  return layer === LAYERS[0].name ? `${ORDER}\n${sheet}` : sheet;
}
