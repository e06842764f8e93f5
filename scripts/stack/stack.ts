import { loadDemo } from "./demo.ts";
import { startAddressServer } from "./address-server.ts";
import { type CarrierServer, startCarrierServer } from "./carrier-server.ts";
import { lockDataDir } from "./data-lock.ts";
import { Failure } from "./failure.ts";
import { startParty } from "./party.ts";
import { findFreePort } from "./ports.ts";
import type { Service } from "./service.ts";
import { buildRoomSettings, buildWorkerSettings, readSecrets } from "./settings.ts";
import { startSqld } from "./sqld.ts";
import { startWidgetSite } from "./widget-site.ts";
import type { WidgetSite } from "./widget-site.ts";
import { startWorker } from "./worker.ts";
import type { WorkerService } from "./worker.ts";
import { DEMO_WIDGET_KEY } from "#scripts/demo/demo-keys.ts";
import { readBuildVersion } from "#scripts/build/build-stamp.ts";
import { migrateAllShards } from "#scripts/migrations/migrate-all-shards.ts";

export interface StackPorts {
  worker: number;
  widgetSite: number;
  partykit: number;
  sqld: number;
  addressServer: number;
  carrierServer: number;
}

export interface StackOptions {
  /** Everything the stack writes; a folder that is kept keeps its data and secrets. */
  dataDir: string;
  /** Ports left out are free ones. */
  ports?: Partial<StackPorts>;
  /** Whether the demo world is loaded, once for each database. */
  demo?: boolean;
  /** Settings of the Worker on top of the usual ones (gateways of a test). */
  env?: Readonly<Record<string, string>>;
  /** Whether the scheduled handler runs every minute by itself. */
  schedule?: boolean;
  /** Whether the Worker logs warnings and errors only. */
  quiet?: boolean;
  /** Awaited before the Worker starts: a build that runs meanwhile. */
  built?: Promise<unknown>;
  log?: (line: string) => void;
  /** Told when a program ends although nobody ended it. */
  onCrash?: (failure: Failure) => void;
}

export interface Stack {
  /** `http://localhost:<port>`; distributors are at `http://{slug}.localhost:<port>`. */
  readonly portalUrl: string;
  readonly partyUrl: string;
  readonly sqldUrl: string;
  readonly widgetSiteUrl: string;
  readonly sqld: Service;
  readonly party: Service;
  readonly worker: WorkerService;
  readonly carriers: CarrierServer;
  stop(): Promise<void>;
}

/** Starts database, migrations, demo world, address services, carriers, rooms, Worker and widget site, in the order that they need
 *  each other; the build must be there. When one fails, the others are stopped before this rejects. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, demo = true, log = ignore, onCrash } = options;
  const release = lockDataDir(dataDir);
  const started: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const part of started.splice(0).reverse()) await part.stop();
    release();
  };
  const keep = <T extends { stop(): Promise<void> }>(part: T): T => {
    started.push(part);
    return part;
  };
  try {
    const ports = await choosePorts(options.ports);
    const secrets = readSecrets(dataDir);
    const sqld = keep(await startSqld({ dataDir, port: ports.sqld, onCrash }));
    log("Database is up");
    await migrate(sqld.url, log);
    if (demo) {
      const pepper = secrets.PASSWORD_PEPPER;
      const options = { databaseUrl: sqld.url, pepper, widgetSitePort: ports.widgetSite };
      log(`Demo world: ${await loadDemo(options)}`);
    }
    const addressServer = keep(await startAddressServer({ port: ports.addressServer }));
    const carriers = keep(await startCarrierServer({ port: ports.carrierServer }));
    const env = buildRoomSettings(secrets, `http://127.0.0.1:${ports.worker}`);
    const startingParty = startParty({ dataDir, port: ports.partykit, env, onCrash }).then(keep);
    const startingWorker = startWorkerWhenBuilt().then(keep);
    const [party, worker] = await allOrNothing(startingParty, startingWorker);
    const site = keep(await openWidgetSite(ports.widgetSite, worker.url));
    return {
      portalUrl: worker.url,
      partyUrl: party.url,
      sqldUrl: sqld.url,
      widgetSiteUrl: site.url,
      sqld,
      party,
      worker,
      carriers,
      stop,
    };

    async function startWorkerWhenBuilt(): Promise<WorkerService> {
      await options.built;
      const addresses = {
        sqldUrl: sqld.url,
        partyUrl: `http://127.0.0.1:${ports.partykit}`,
        addressUrl: addressServer.url,
        carrierUrl: carriers.url,
      };
      const settings = buildWorkerSettings(secrets, addresses, readBuildVersion());
      const { env: extra = {}, schedule = true, quiet = false } = options;
      return startWorker({
        dataDir,
        port: ports.worker,
        env: { ...settings, ...extra },
        schedule,
        quiet,
        log,
        onCrash,
      });
    }
  } catch (error) {
    await stop();
    throw error;
  }
}

async function choosePorts(given: Partial<StackPorts> = {}): Promise<StackPorts> {
  return {
    worker: given.worker ?? (await findFreePort()),
    widgetSite: given.widgetSite ?? (await findFreePort()),
    partykit: given.partykit ?? (await findFreePort()),
    sqld: given.sqld ?? (await findFreePort()),
    addressServer: given.addressServer ?? (await findFreePort()),
    carrierServer: given.carrierServer ?? (await findFreePort()),
  };
}

async function migrate(sqldUrl: string, log: (line: string) => void): Promise<void> {
  const { lines, failed } = await migrateAllShards({ directoryUrl: sqldUrl });
  if (failed) {
    throw new Failure(`Migrations failed: ${lines.join("; ")}`, "Correct the named file, then start again");
  }
  for (const line of lines) log(line);
}

function openWidgetSite(port: number, portalOrigin: string): Promise<WidgetSite> {
  return startWidgetSite({ port, portalOrigin, publishableKey: DEMO_WIDGET_KEY });
}

/** Like `Promise.all`, but rejects only when both have settled, so that what did start can be stopped. */
async function allOrNothing<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

function ignore(): void {}
