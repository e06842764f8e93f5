import type { Plugin } from "vite";

const RELOAD = "    window.location.reload();\n    return new Promise(";
const IMPORT = 'import { isServerReached } from "/app/lib/loading/load-chunk.ts";\n';
const ASK = "    if (!(await isServerReached())) throw error;\n";

/** Makes a page whose code cannot be loaded offline fail like one whose data cannot. By default the framework
 *  would reload the document, which leaves a browser error instead of the portal. */
export function keepPageOffline(): Plugin {
  return {
    name: "keep-page-offline",
    transform(code, id) {
      if (!/@remix-run\/react\/dist\/esm\/routeModules\.js$/.test(id)) return undefined;
      if (!code.includes(RELOAD)) this.error("The framework's loader of pages is not the one that is known");
      return { code: IMPORT + code.replace(RELOAD, ASK + RELOAD), map: null };
    },
  };
}
