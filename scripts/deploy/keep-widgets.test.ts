import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepPublishedWidgets } from "./keep-widgets.ts";

const ORIGIN = "https://portal.test";

function describe(name: string, text: string) {
  const integrity = `sha384-${createHash("sha384").update(text).digest("base64")}`;
  return { path: `/widgets/${name}`, integrity };
}

function manifestOf(version: string, earlier: object[] = []) {
  return {
    stable: "/widgets/girassol.js",
    pinned: describe(`girassol-${version}.js`, `loader ${version}`),
    elements: { "girassol-checkout": [describe(`checkout-${version}.js`, `checkout ${version}`)] },
    later: [describe(`shared-${version}.js`, `shared ${version}`)],
    earlier,
  };
}

/** A build of version 3 in a folder of its own. */
function build() {
  const folder = mkdtempSync(join(tmpdir(), "girassol-widgets-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, "widgets.json"), JSON.stringify(manifestOf("3")));
  for (const name of ["girassol-3.js", "checkout-3.js", "shared-3.js"])
    writeFileSync(join(folder, name), "of 3");
  return folder;
}

function serve(files: Record<string, string>) {
  const fetch = async (url: string) => {
    const text = files[url.slice(`${ORIGIN}/widgets/`.length)];
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  };
  return { origin: ORIGIN, fetch };
}

const OF_TWO = { "girassol-2.js": "loader 2", "checkout-2.js": "checkout 2", "shared-2.js": "shared 2" };
const EARLIER = describe("girassol-1.js", "loader 1");

test("a deployment takes along what the portal serves of widgets, of every deployment before", async () => {
  const folder = build();
  const manifest = JSON.stringify(manifestOf("2", [EARLIER, describe("checkout-3.js", "checkout 3")]));
  const portal = serve({ ...OF_TWO, "girassol-1.js": "loader 1", "widgets.json": manifest });
  expect(await keepPublishedWidgets(portal, folder)).toBe(4);
  expect(readdirSync(folder).sort()).toEqual([
    ...["checkout-2.js", "checkout-3.js", "girassol-1.js", "girassol-2.js", "girassol-3.js"],
    ...["shared-2.js", "shared-3.js", "widgets.json"],
  ]);
  expect(readFileSync(join(folder, "girassol-1.js"), "utf8")).toBe("loader 1");
  const written: unknown = JSON.parse(readFileSync(join(folder, "widgets.json"), "utf8"));
  const { pinned, elements, later } = manifestOf("2");
  expect(written).toEqual(
    manifestOf("3", [...[pinned, ...elements["girassol-checkout"], ...later], EARLIER]),
  );
});

test("a portal without widgets has nothing to take along", async () => {
  const folder = build();
  expect(await keepPublishedWidgets(serve({}), folder)).toBe(0);
  expect(readdirSync(folder)).toHaveLength(4);
});

test.each([
  ["is missing", { "girassol-2.js": "loader 2" }],
  ["was changed", { ...OF_TWO, "checkout-2.js": "something else" }],
])("a deployment stops where a file %s", async (_name, files) => {
  const portal = serve({ ...files, "widgets.json": JSON.stringify(manifestOf("2")) });
  await expect(keepPublishedWidgets(portal, build())).rejects.toThrow("checkout-2.js");
});

test("a deployment stops where the portal answers something else", async () => {
  const portal = serve({ "widgets.json": "<html>" });
  await expect(keepPublishedWidgets(portal, build())).rejects.toThrow("widgets.json");
});

test("a deployment stops where no portal answers, and says how the first one goes on", async () => {
  const portal = { origin: ORIGIN, fetch: () => Promise.reject(new TypeError("fetch failed")) };
  await expect(keepPublishedWidgets(portal, build())).rejects.toThrow("--first");
});
