import { existsSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { copyTree, linkPackages } from "./copy-tree.ts";
import { expectNothingLeft, findPlace, launch, makeTempDir } from "./launch.ts";

test("wrangler dev says what is missing, and serves the portal as soon as npm run services is up beside it", async () => {
  const place = await findPlace();
  const { PORT } = place.env;
  const clone = join(makeTempDir(), "clone");
  await copyTree(clone);
  linkPackages(clone);

  const wrangler = launch("node_modules/wrangler/bin/wrangler.js", WITHOUT_ACCOUNT, clone, [
    "dev",
    "--port",
    PORT,
  ]);
  await wrangler.hasPrinted(`http://localhost:${PORT}`);

  const before = await readPage(PORT);
  expect(before).toContain("Falta configurar este portal");
  expect(before).toContain("DIRECTORY_DATABASE_URL");
  expect(before).toContain("npm run services");

  const services = launch("scripts/run.mjs", place.env, clone, ["scripts/stack/services.ts"]);
  await services.hasPrinted(`npx wrangler dev --port ${PORT}`);
  expect(existsSync(join(clone, ".dev.vars"))).toBe(true);

  await vi.waitFor(async () => expect(await readPage(PORT)).toContain("Sol Nascente"), WHILE_IT_LOADS);
  expect(await readPage(PORT, `nortesul.localhost:${PORT}`)).toContain("Norte Sul");

  services.kill("SIGINT");
  expect(await services.exitCode()).toBe(0);
  const after = await readPage(PORT);
  expect(after).toContain(`http://127.0.0.1:${place.env.SQLD_PORT}`);
  expect(after).toContain("npm run services");

  wrangler.kill("SIGINT");
  await wrangler.exitCode();
  await expectNothingLeft(place);
});

/** Prevents requests to Cloudflare, as the launcher does for its programs. */
const WITHOUT_ACCOUNT = { CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false" };
const WHILE_IT_LOADS = { timeout: 60_000, interval: 200 };

function readPage(port: string, host = `localhost:${port}`): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: "/", headers: { host } }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
      response.once("end", () => resolve(text));
    }).once("error", reject);
  });
}
