import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readGroupMemory } from "./process-memory.ts";
import { createTrial } from "./trial.ts";
import type { TrialResult } from "./trial-plan.ts";
import { percentile, round } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import { startParty } from "#scripts/stack/party.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import { buildRoomSettings } from "#scripts/stack/settings.ts";

export interface DeliveryScale {
  /** Numbers of connections at which memory is read; all events go to the last one. */
  connections: readonly number[];
  events: number;
}

/** Number of events added at once, and the pause between such bursts. */
const BURST = 5;
const BURST_MS = 50;
/** Number of connections that a room is designed for. */
const FULL_ROOM = 10_000;
const SEED = 20_261_121;
const SECRET = "live-secret-of-the-delivery-bench-0123456789";
const MEBIBYTE = 1024 * 1024;
const NO_PORTAL = "http://127.0.0.1:9";

interface Memory {
  connections: number;
  bytes: number;
}

/** A room with many connections. It is killed and restarted twice while events are posted; sockets are dropped,
 *  and posts repeated. Measures whether everybody receives everything once and in order, the delay, and the memory
 *  per connection. */
export async function measureDelivery(scale: DeliveryScale): Promise<Section> {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-delivery-"));
  const env = buildRoomSettings({ LIVE_SECRET: SECRET }, NO_PORTAL);
  const party = await startParty({ dataDir, port: await findFreePort(), env });
  const people = Math.max(...scale.connections);
  const trial = createTrial({ party, secret: SECRET, people, seed: SEED });
  try {
    const memory: Memory[] = [];
    const remember = (connections: number): void => {
      const bytes = readGroupMemory(dataDir);
      if (bytes !== null) memory.push({ connections, bytes });
    };
    remember(0);
    for (const size of scale.connections) {
      await trial.connect(size);
      remember(size);
    }
    const result = await trial.run({
      events: scale.events,
      burst: BURST,
      restartsAt: [Math.floor(scale.events / 3), Math.floor((scale.events * 2) / 3)],
      dropPct: 50,
      duplicatePct: 20,
      pause: () => delay(BURST_MS),
      deadlineMs: 120_000,
    });
    return {
      title: `Live room: ${people} connections, ${scale.events} events, two crashes`,
      figures: [...describeFaults(result), ...describeDelay(result), ...describeMemory(memory)],
    };
  } finally {
    trial.close();
    await party.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function describeFaults(result: TrialResult): Figure[] {
  const { missing, repeated, foreign, disordered, deliveries, caughtUp, drops, duplicatePosts } = result;
  const faults = missing + repeated + foreign + disordered;
  return [
    {
      what: "lost, repeated, disordered or foreign",
      value: `${missing}, ${repeated}, ${disordered}, ${foreign}`,
      aim: "0",
      verdict: faults === 0 && deliveries > 0 ? "held" : "failed",
      numbers: { missing, repeated, disordered, foreign },
    },
    {
      what: "deliveries",
      value: `${deliveries}, of which ${caughtUp} caught up with; ${drops} sockets dropped, ${duplicatePosts} posts repeated`,
      numbers: { deliveries, caughtUp, drops, duplicatePosts },
    },
  ];
}

/** Delay from event to page, without disturbances. */
function describeDelay({ latenciesMs }: TrialResult): Figure[] {
  const [p50, p99] = [percentile(latenciesMs, 0.5), percentile(latenciesMs, 0.99)];
  return [
    {
      what: `from event to page while nothing is broken, ${latenciesMs.length} deliveries`,
      value: `p50 ${round(p50)} ms, p99 ${round(p99)} ms`,
      numbers: { p50, p99 },
    },
  ];
}

function describeMemory(memory: readonly Memory[]): Figure[] {
  const [idle, ...loaded] = memory;
  const [first, last] = [loaded[0], loaded.at(-1)];
  if (idle === undefined || first === undefined || last === undefined) return [];
  const figures = loaded.map(({ connections, bytes }): Figure => {
    const kibibytes = (bytes - idle.bytes) / connections / 1024;
    return {
      what: `memory of the rooms with ${connections} connections`,
      value: `${round(bytes / MEBIBYTE)} MiB, ${round(kibibytes)} KiB a connection over ${round(idle.bytes / MEBIBYTE)} MiB idle`,
      numbers: { connections, bytes, kibibytes },
    };
  });
  if (last.connections === first.connections) return figures;
  const each = (last.bytes - first.bytes) / (last.connections - first.connections);
  const bytes = last.bytes + each * (FULL_ROOM - last.connections);
  return [
    ...figures,
    {
      what: `the same for ${FULL_ROOM} connections, on a straight line`,
      value: `${round(bytes / MEBIBYTE)} MiB, ${round(each / 1024)} KiB for each more`,
      numbers: { bytes, each },
    },
  ];
}
