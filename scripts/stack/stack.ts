import { loadDemo } from "./demo.ts";
import { startAddressServer } from "./address-server.ts";
import { type CarrierServer, startCarrierServer } from "./carrier-server.ts";
import { startPaymentServer } from "./payment-server.ts";
import { lockDataDir } from "./data-lock.ts";
import { Failure } from "./failure.ts";
import { startParty } from "./party.ts";
import { findFreePort } from "./ports.ts";
import type { Service, Watch } from "./service.ts";
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
  paymentServer: number;
}

export interface StackOptions extends Watch {
  /** Folder of everything that the stack writes; reusing it keeps data and secrets. */
  dataDir: string;
  /** Ports; those left out are chosen freely. */
  ports?: Partial<StackPorts>;
  /** Whether the demo world is loaded, once per database. */
  demo?: boolean;
  /** Further settings of the Worker, such as a test's gateways. */
  env?: Readonly<Record<string, string>>;
  /** Whether the scheduled handler runs every minute. */
  schedule?: boolean;
  /** Whether the Worker only logs warnings and errors. */
  quiet?: boolean;
  /** Awaited before the Worker starts, such as a running build. */
  built?: Promise<unknown>;
  log?: (line: string) => void;
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

/** Everything that the Worker needs. */
export interface Services extends Omit<Stack, "worker" | "stop"> {
  /** Settings of a Worker that uses these services. */
  workerSettings(): Record<string, string>;
}

/** Starts the whole product in order of dependency, with the existing build. When a part fails, the others are
 *  stopped before this rejects. */
export function startStack(options: StackOptions): Promise<Stack> {
  return holdTogether(options, async (keep, stop) => {
    const ports = await choosePorts(options.ports);
    const base = await startBase(options, ports, keep);
    // The rooms start while the Worker waits for its build.
    const [party, worker] = await allOrNothing(startRooms(), startBuiltWorker());
    const { env: _settings, workerSettings: _read, ...parts } = base;
    return { ...parts, portalUrl: worker.url, party, worker, stop };

    function startRooms(): Promise<Service> {
      return startParty({
        dataDir: options.dataDir,
        port: ports.partykit,
        env: base.env,
        ...watchOf(options),
      }).then(keep);
    }

    async function startBuiltWorker(): Promise<WorkerService> {
      await options.built;
      const { dataDir, env = {}, schedule = true, quiet = false, log = ignore } = options;
      const settings = { ...base.workerSettings(), ...env };
      return startWorker({
        ...{ dataDir, port: ports.worker, env: settings, schedule, quiet, log },
        ...watchOf(options),
      }).then(keep);
    }
  });
}

/** Starts everything but the Worker, which runs separately (`wrangler dev`) on `ports.worker`. */
export function startServices(options: StackOptions): Promise<Services & Pick<Stack, "stop">> {
  return holdTogether(options, async (keep, stop) => {
    const ports = await choosePorts(options.ports);
    const { env, ...base } = await startBase(options, ports, keep);
    const party = keep(
      await startParty({ dataDir: options.dataDir, port: ports.partykit, env, ...watchOf(options) }),
    );
    return { ...base, party, stop };
  });
}

type Keep = <T extends { stop(): Promise<void> }>(part: T) => T;

/** Locks the data folder and holds what `start` keeps until it is stopped; when `start` fails, everything is
 *  released. */
async function holdTogether<T>(
  { dataDir }: StackOptions,
  start: (keep: Keep, stop: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const release = lockDataDir(dataDir);
  const started: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const part of started.splice(0).reverse()) await part.stop();
    release();
  };
  try {
    return await start((part) => {
      started.push(part);
      return part;
    }, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Database with migrations and demo world, stand-ins for external services, and the widget site. */
async function startBase(options: StackOptions, ports: StackPorts, keep: Keep) {
  const { dataDir, demo = true, log = ignore } = options;
  const secrets = readSecrets(dataDir);
  const sqld = keep(await startSqld({ dataDir, port: ports.sqld, ...watchOf(options) }));
  log("Database is up");
  await migrate(sqld.url, dataDir, log);
  if (demo) {
    const { widgetSite: widgetSitePort } = ports;
    log(`Demo world: ${await loadDemo({ databaseUrl: sqld.url, secrets, widgetSitePort })}`);
  }
  const addressServer = keep(await startAddressServer({ port: ports.addressServer }));
  const carriers = keep(await startCarrierServer({ port: ports.carrierServer }));
  const payments = keep(await startPaymentServer({ port: ports.paymentServer }));
  const portalUrl = `http://localhost:${ports.worker}`;
  const site = keep(await openWidgetSite(ports.widgetSite, portalUrl));
  const partyUrl = `http://127.0.0.1:${ports.partykit}`;
  const addresses = {
    ...{ sqldUrl: sqld.url, partyUrl, addressUrl: addressServer.url, carrierUrl: carriers.url },
    paymentUrl: payments.url,
  };
  return {
    ...{ sqld, carriers, portalUrl, partyUrl, sqldUrl: sqld.url, widgetSiteUrl: site.url },
    env: buildRoomSettings(secrets, `http://127.0.0.1:${ports.worker}`),
    workerSettings: () => buildWorkerSettings(secrets, addresses, readBuildVersion()),
  };
}

function watchOf({ onCrash, tell }: StackOptions): Watch {
  return { onCrash, tell };
}

async function choosePorts(given: Partial<StackPorts> = {}): Promise<StackPorts> {
  return {
    worker: given.worker ?? (await findFreePort()),
    widgetSite: given.widgetSite ?? (await findFreePort()),
    partykit: given.partykit ?? (await findFreePort()),
    sqld: given.sqld ?? (await findFreePort()),
    addressServer: given.addressServer ?? (await findFreePort()),
    carrierServer: given.carrierServer ?? (await findFreePort()),
    paymentServer: given.paymentServer ?? (await findFreePort()),
  };
}

async function migrate(sqldUrl: string, dataDir: string, log: (line: string) => void): Promise<void> {
  const { lines, failed } = await migrateAllShards({ directoryUrl: sqldUrl });
  if (failed) {
    throw new Failure(
      `Migrations failed: ${lines.join("; ")}`,
      `Correct the named file, or delete ${dataDir} to begin anew with the demo, then start again`,
    );
  }
  for (const line of lines) log(line);
}

function openWidgetSite(port: number, portalOrigin: string): Promise<WidgetSite> {
  return startWidgetSite({ port, portalOrigin, publishableKey: DEMO_WIDGET_KEY });
}

/** Like `Promise.all`, but rejects only when both have settled, so that the one that started can be stopped. */
async function allOrNothing<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

function ignore(): void {}
