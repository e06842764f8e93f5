import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { migrateAllShards } from "#scripts/migrations/migrate-all-shards.ts";
import { startAddressServer } from "#scripts/stack/address-server.ts";
import { startCarrierServer } from "#scripts/stack/carrier-server.ts";
import { ROOT } from "#scripts/stack/paths.ts";
import { startParty } from "#scripts/stack/party.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import { buildWorkerSettings, readSecrets } from "#scripts/stack/settings.ts";
import type { Secrets } from "#scripts/stack/settings.ts";
import { startSqld } from "#scripts/stack/sqld.ts";

export interface BenchServer {
  /** Address of the Worker itself, without development proxy or asset server. */
  readonly url: string;
  readonly sqldUrl: string;
  readonly partyUrl: string;
  /** Address of the isolate's inspector; empty unless requested. */
  readonly inspectorUrl: string;
  readonly secrets: Secrets;
  /** Errors that the Worker has logged so far. */
  readonly errors: readonly string[];
  stop(): Promise<void>;
}

const NAME = "girassol";

/** Serves a bundle of the Worker in workerd, with its own database and rooms. */
export async function startServer(bundle: string, { isInspected = false } = {}): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-bench-"));
  const started: { stop(): Promise<unknown> }[] = [];
  const stop = async (): Promise<void> => {
    for (const part of started.splice(0).reverse()) await part.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const secrets = readSecrets(dataDir);
    const sqld = await startSqld({ dataDir, port: await findFreePort() });
    started.push(sqld);
    await migrateAllShards({ directoryUrl: sqld.url });
    const party = await startParty({
      dataDir,
      port: await findFreePort(),
      env: { LIVE_SECRET: secrets.LIVE_SECRET },
    });
    started.push(party);
    const errors: string[] = [];
    const addressServer = await startAddressServer({ port: await findFreePort() });
    started.push(addressServer);
    const carriers = await startCarrierServer({ port: await findFreePort() });
    started.push(carriers);
    const addresses = {
      ...{ sqldUrl: sqld.url, partyUrl: party.url },
      ...{ addressUrl: addressServer.url, carrierUrl: carriers.url },
      // Nobody pays in measurements.
      paymentUrl: "http://127.0.0.1:9",
    };
    const settings = buildWorkerSettings(secrets, addresses, "0");
    const worker = startWorkerd(bundle, settings, { isInspected, onError: (line) => errors.push(line) });
    started.push({ stop: () => worker.dispose() });
    await worker.ready;
    const url = (await worker.unsafeGetDirectURL()).origin;
    const inspectorUrl = isInspected
      ? new URL(`/core:user:${NAME}`, await worker.getInspectorURL()).href
      : "";
    return { url, sqldUrl: sqld.url, partyUrl: party.url, inspectorUrl, secrets, errors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startWorkerd(
  bundle: string,
  settings: Record<string, string>,
  { isInspected, onError }: { isInspected: boolean; onError: (line: string) => void },
): Miniflare {
  const options = convertV4MiniflareOptions({
    log: new Log(LogLevel.NONE),
    telemetry: { enabled: false },
    cf: false,
    handleStructuredLogs: ({ level, message }) => {
      if (level === "error") onError(message);
    },
    name: NAME,
    ...(isInspected ? { inspectorPort: 0 } : {}),
    modulesRoot: dirname(bundle),
    modules: [{ type: "ESModule", path: bundle, contents: readFileSync(bundle, "utf8") }],
    compatibilityDate: "2026-10-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings: settings,
    r2Buckets: ["FILES"],
    // Documents read their fonts from there.
    serviceBindings: { ASSETS: { disk: { path: join(ROOT, "build/client") } } },
    ratelimits: { OPEN_RATE_LIMIT: { namespace_id: "1001", simple: { limit: 300, period: 60 } } },
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  });
  return new Miniflare(options);
}
