import type { Plugin } from "vite";

const LINKED = '`link[href="${dep}"]${cssSelector}`';
const LINKED_OR_WRITTEN = '`link[href="${dep}"]${cssSelector},style[data-files~="${dep}"]`';

/** Lets a part of the program that comes later find its style sheets where the document was painted with them
 *  (`app/lib/pages/page-styles.tsx`): Vite's loader looks for links alone, and would fetch them again to the end of all sheets,
 *  where their rules count more than those of the page. */
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
