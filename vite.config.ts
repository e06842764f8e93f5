import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { deferPages } from "./scripts/build/defer-pages.ts";
import { findPageStyles } from "./scripts/build/find-page-styles.ts";
import { groupChunks } from "./scripts/build/group-chunks.ts";
import { keepPageOffline } from "./scripts/build/keep-page-offline.ts";
import { layerSheets } from "./scripts/build/layer-sheets.ts";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: "app/public",
  // Else the Worker takes both editions of React along, and runs the slow one wherever `wrangler dev` serves it.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  plugins: [
    remix({
      appDirectory: "app",
      buildDirectory: "build",
      serverModuleFormat: "esm",
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    layerSheets(),
    findPageStyles(),
    keepPageOffline(),
    ...(isSsrBuild ? [deferPages()] : []),
  ],
  ssr: {
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"] },
  },
  build: {
    target: "es2022",
    sourcemap: false,
    // Terser leaves some three of a hundred bytes less than the usual minifier, after gzip.
    minify: isSsrBuild ? true : "terser",
    ...(isSsrBuild
      ? // The Worker has them, too; its bundler takes them once for both.
        {
          rollupOptions: {
            external: [/^#(copy|domain)\//, "zod", "big.js"],
            output: { inlineDynamicImports: true },
          },
        }
      : { rollupOptions: { output: { manualChunks: groupChunks(), onlyExplicitManualChunks: true } } }),
  },
}));
