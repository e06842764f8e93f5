import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startParty } from "#scripts/stack/party.ts";
import { findFreePort } from "#scripts/stack/ports.ts";

declare module "vitest" {
  interface ProvidedContext {
    partyUrl: string;
    liveSecret: string;
  }
}

const LIVE_SECRET = "live-secret-of-the-party-tests-0123456789";

/** One PartyKit process for all room tests; every test uses a room of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-party-"));
  const party = await startParty({ dataDir, port: await findFreePort(), env: { LIVE_SECRET } });
  project.provide("partyUrl", party.url);
  project.provide("liveSecret", LIVE_SECRET);
  return async () => {
    await party.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}
