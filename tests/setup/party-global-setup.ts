import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startParty } from "#scripts/stack/party.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import { buildRoomSettings } from "#scripts/stack/settings.ts";
import { startLiveApi } from "#tests/fakes/live-api.ts";

declare module "vitest" {
  interface ProvidedContext {
    partyUrl: string;
    liveSecret: string;
    /** Address of the portal for the rooms' requests. */
    liveApiUrl: string;
  }
}

const LIVE_SECRET = "live-secret-of-the-party-tests-0123456789";

/** One PartyKit process for all room tests; every test uses a room of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-party-"));
  const portal = await startLiveApi(LIVE_SECRET);
  const env = buildRoomSettings({ LIVE_SECRET }, portal.url);
  const party = await startParty({ dataDir, port: await findFreePort(), env });
  project.provide("partyUrl", party.url);
  project.provide("liveSecret", LIVE_SECRET);
  project.provide("liveApiUrl", portal.url);
  return async () => {
    await party.stop();
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}
