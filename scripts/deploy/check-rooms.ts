import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import * as z from "zod";
import { messageOf } from "#scripts/stack/failure.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const ConfigSchema = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, "must be lower-case letters, digits and dashes"),
  main: z.string(),
  compatibilityDate: z.iso.date(),
});

const LARGEST_GZIP_BYTES = 1_000_000;

/** Bundles the rooms as a deployment does and reads their configuration, since PartyKit has no dry run. */
export async function checkRooms(log: (line: string) => void): Promise<string[]> {
  const file = join(ROOT, "party/partykit.json");
  const config = ConfigSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!config.success) {
    return config.error.issues.map(
      ({ path, message }) => `party/partykit.json: ${path.join(".")}: ${message}`,
    );
  }
  const entry = join(ROOT, "party", config.data.main);
  if (!existsSync(entry))
    return [`party/partykit.json: main names ${config.data.main}, which does not exist`];
  try {
    return await checkBundle(entry, log);
  } catch (error) {
    return [`The room cannot be bundled: ${messageOf(error)}`];
  }
}

async function checkBundle(entry: string, log: (line: string) => void): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    conditions: ["partykit", "workerd", "worker"],
    external: ["node:*", "cloudflare:*"],
    format: "esm",
    logLevel: "silent",
    minify: true,
    target: "esnext",
    write: false,
  });
  const [output] = outputFiles;
  if (output === undefined) return ["The room's bundle is empty"];
  mkdirSync(join(ROOT, ".data/deploy"), { recursive: true });
  writeFileSync(join(ROOT, ".data/deploy/room.js"), output.contents);
  const gzipBytes = gzipSync(output.contents).length;
  log(`    Room: ${kilobytes(output.contents.length)} kB, ${kilobytes(gzipBytes)} kB gzip`);
  const findings = gzipBytes > LARGEST_GZIP_BYTES ? [`The room's bundle is larger than 1 MB (gzip)`] : [];
  if (!/export\s*\{[^}]*\bas default\b|export default/.test(output.text)) {
    findings.push(`${entry} has no default export: PartyKit needs the room class there`);
  }
  return findings;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
