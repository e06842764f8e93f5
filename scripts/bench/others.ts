import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { transform } from "esbuild";
import type { Figure } from "./report.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const CACHE = join(ROOT, ".cache/embeds-of-others");

/** Embeds of others, and the files of their packages that a page runs. What the three small ones load from their
 *  makers' servers afterwards is many times larger, and in no registry. */
const OTHERS = [
  { what: "Shopify Buy Button", spec: "@shopify/buy-button-js@3.0.6", file: "dist/buybutton.min.js" },
  { what: "Cal.com embed", spec: "@calcom/embed-core@1.5.3", file: "dist/embed/embed.js" },
  { what: "Cal.com snippet, a loader", spec: "@calcom/embed-snippet@1.3.3", file: "dist/snippet.es.js" },
  { what: "Stripe.js, a loader", spec: "@stripe/stripe-js@10.2.1", file: "dist/index.mjs" },
  { what: "PayPal JS, a loader", spec: "@paypal/paypal-js@11.3.0", file: "dist/iife/paypal-js.min.js" },
];

/** Sizes of well-known embeds, minified and zipped as ours are, to compare with. Packages are fetched once. */
export function measureOthers(): Promise<Figure[]> {
  mkdirSync(CACHE, { recursive: true });
  return Promise.all(
    OTHERS.map(async ({ what, spec, file }) => {
      const text = readPackaged(spec, file);
      const name = `other: ${what} (${spec})`;
      if (text === null) return { what: name, value: "not measured: the registry was not reached" };
      const { code } = await transform(text, { minify: true, legalComments: "none" });
      const bytes = gzipSync(code).length;
      return { what: name, value: `${(bytes / 1000).toFixed(1)} kB`, numbers: { bytes } };
    }),
  );
}

/** A file of a package of the registry; null where that cannot be reached. */
function readPackaged(spec: string, file: string): string | null {
  const folder = join(CACHE, spec.replaceAll("/", "+"));
  const path = join(folder, "package", file);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const run = (program: string, args: string[]) =>
      spawnSync(program, args, { cwd: folder, encoding: "utf8", timeout: 60_000 });
    const packed = run("npm", ["pack", spec, "--ignore-scripts", "--silent"]);
    if (packed.status !== 0) return null;
    const unpacked = run("tar", ["-xzf", packed.stdout.trim()]);
    if (unpacked.status !== 0) throw new Error(`${spec} could not be unpacked: ${unpacked.stderr}`);
  }
  return readFileSync(path, "utf8");
}
