import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureBuilt } from "#scripts/build/build-all.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import { readSecrets } from "#scripts/stack/settings.ts";
import { startStack } from "#scripts/stack/stack.ts";
import { keepDemo } from "#tests/e2e/kept-demo.ts";
import { openStackDatabase } from "#scripts/stack/stack-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    portalUrl: string;
    widgetSiteUrl: string;
    sqldUrl: string;
    /** Where the local payment provider answers. */
    paymentUrl: string;
    /** Secret of the portal's cookie. */
    sessionSecret: string;
    /** Secret of what is sealed in databases. */
    sealingSecret: string;
  }
}

/** The whole product with its demo world, as with `npm start`, on free ports and in its own folder. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-e2e-"));
  await ensureBuilt(() => undefined);
  const paymentServer = await findFreePort();
  const stack = await startStack({ dataDir, quiet: true, ports: { paymentServer } });
  await quietDemo(stack.sqldUrl);
  await keepDemo(stack.sqldUrl);
  project.provide("portalUrl", stack.portalUrl);
  project.provide("widgetSiteUrl", stack.widgetSiteUrl);
  project.provide("sqldUrl", stack.sqldUrl);
  project.provide("paymentUrl", `http://127.0.0.1:${String(paymentServer)}`);
  const secrets = readSecrets(dataDir);
  project.provide("sessionSecret", secrets.SESSION_SECRET);
  project.provide("sealingSecret", secrets.SEALING_SECRET);
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Turns off the demo's survey and pop-ups, which would disturb other journeys. */
async function quietDemo(url: string): Promise<void> {
  await openStackDatabase(url).write([
    "update research set status = 'closed'",
    "update popup set active = 0",
  ]);
}
