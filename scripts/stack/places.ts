import { isAbsolute, join } from "node:path";
import { ROOT } from "./paths.ts";
import { assertPortFree, readPort } from "./ports.ts";
import type { StackPorts } from "./stack.ts";

/** Ports of the product on this machine: user, environment variable, and default. */
const PORTS = {
  worker: ["the portal", "PORT", 8787],
  widgetSite: ["the widget demo site", "WIDGET_SITE_PORT", 8788],
  partykit: ["the live rooms (PartyKit)", "PARTYKIT_PORT", 1999],
  sqld: ["the database (sqld)", "SQLD_PORT", 8889],
  addressServer: ["the local address services", "ADDRESS_SERVER_PORT", 8790],
  carrierServer: ["the local network of carriers", "CARRIER_SERVER_PORT", 8791],
  paymentServer: ["the local payment provider", "PAYMENT_SERVER_PORT", 8792],
} as const satisfies Record<keyof StackPorts, readonly [string, string, number]>;

/** The ports from the environment, or the defaults, all of them free.
 *  @param exceptWorker - whether the portal's port may be in use, by a Worker that runs already
 *  @throws Failure naming an invalid or used port, and the way out */
export async function readPorts({ exceptWorker = false } = {}): Promise<StackPorts> {
  const read = (name: keyof StackPorts) => readPort(PORTS[name][1], PORTS[name][2]);
  const ports: StackPorts = {
    worker: read("worker"),
    widgetSite: read("widgetSite"),
    partykit: read("partykit"),
    sqld: read("sqld"),
    addressServer: read("addressServer"),
    carrierServer: read("carrierServer"),
    paymentServer: read("paymentServer"),
  };
  for (const name of Object.keys(PORTS) as (keyof StackPorts)[]) {
    const [what, variable] = PORTS[name];
    if (!(exceptWorker && name === "worker")) await assertPortFree(ports[name], what, variable);
  }
  return ports;
}

/** The data folder of `DATA_DIR`, or the default. */
export function readDataDir(): string {
  const named = process.env.DATA_DIR;
  if (named === undefined || named === "") return join(ROOT, ".data/dev");
  return isAbsolute(named) ? named : join(ROOT, named);
}
