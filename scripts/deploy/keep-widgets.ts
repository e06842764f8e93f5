import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type WidgetFile, WidgetManifestSchema } from "#scripts/build-widgets.ts";
import { Failure } from "#scripts/stack/failure.ts";

const MANIFEST = "widgets.json";

/** Takes what the portal that runs now serves of widgets along into a build, under the names that it has: other sites
 *  pin those, and pages that are open ask for them. A portal without a manifest has nothing that stays.
 *  @param portal.origin - where the portal runs
 *  @param folder - the widgets of the build
 *  @returns how many files were taken along
 *  @throws Failure when one cannot be read as it was published */
export async function keepPublishedWidgets(
  { origin, fetch }: { origin: string; fetch: (url: string) => Promise<Response> },
  folder: string,
): Promise<number> {
  const address = `${origin}/widgets/${MANIFEST}`;
  const answer = await fetch(address).catch((cause: unknown) => {
    throw unreadable(address, cause);
  });
  if (answer.status === 404) return 0;
  const published = WidgetManifestSchema.safeParse(await answer.json().catch(() => null));
  if (!published.success) throw unreadable(address);
  const file = join(folder, MANIFEST);
  const built = WidgetManifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const { pinned, elements, later, earlier } = published.data;
  const known = new Map(
    [pinned, ...Object.values(elements).flat(), ...later, ...earlier].map((one) => [one.path, one]),
  );
  const kept = [...known.values()].filter(({ path }) => !existsSync(join(folder, basename(path))));
  for (const one of kept) writeFileSync(join(folder, basename(one.path)), await read(one));
  writeFileSync(file, `${JSON.stringify({ ...built, earlier: kept }, null, 2)}\n`);
  return kept.length;

  async function read({ path, integrity }: WidgetFile): Promise<Uint8Array> {
    const response = await fetch(origin + path);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const digest = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
    if (!response.ok || digest !== integrity) throw unreadable(origin + path);
    return bytes;
  }
}

function unreadable(url: string, cause?: unknown): Failure {
  return new Failure(
    `A widget file that other sites may have pinned could not be taken along: ${url}`,
    "See whether the portal answers there, then deploy again; the very first time, deploy with -- --first",
    { cause },
  );
}
