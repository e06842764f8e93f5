import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { startParty } from "#scripts/stack/party.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import type { Service } from "#scripts/stack/service.ts";
import { buildRoomSettings } from "#scripts/stack/settings.ts";

/** Rooms for one test, which may kill them. */
export async function startOwnParty(): Promise<Service> {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-room-"));
  const env = buildRoomSettings({ LIVE_SECRET: inject("liveSecret") }, inject("liveApiUrl"));
  const party = await startParty({ dataDir, port: await findFreePort(), env });
  onTestFinished(async () => {
    await party.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return party;
}
