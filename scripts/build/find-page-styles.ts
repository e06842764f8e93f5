import type { Plugin } from "vite";

const LINKED = '`link[href="${dep}"]${cssSelector}`';
const LINKED_OR_WRITTEN = '`link[href="${dep}"]${cssSelector},style[data-files~="${dep}"]`';

/** Lets code that is loaded later find its style sheets inlined in the document (`app/lib/pages/page-styles.tsx`).
 *  Vite's loader only looks for links: it would load the sheets again after all others, where their rules would
 *  win over the page's. */
export function findPageStyles(): Plugin {
  return {
    name: "find-page-styles",
    transform(code, id) {
      if (!id.includes("vite/preload-helper")) return undefined;
      if (!code.includes(LINKED)) this.error("Vite's loader of styles is not the one that is known");
      return { code: code.replace(LINKED, LINKED_OR_WRITTEN), map: null };
    },
  };
}
