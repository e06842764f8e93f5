import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Server } from "node:net";
import { Failure } from "./failure.ts";

/** First port of the blocks: above usual services, and below the range of outgoing connections, which could take a
 *  port before its program does. */
const FIRST_PORT = 20_000;
const BLOCKS = 240;
const BLOCK_PORTS = 50;
const LAST_PORT = FIRST_PORT + BLOCKS * BLOCK_PORTS - 1;

/** Ports of this process's blocks that are still unused. */
const left: number[] = [];
let claiming: Promise<void> = Promise.resolve();

/** A free port of the loopback that no other process using this function gets. A port that was merely free could
 *  be taken by another run before the program listens. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = left.pop();
    if (port === undefined) await (claiming = claiming.then(claimBlock, claimBlock));
    else if (await isFree(port)) return port;
  }
}

/** Claims a block of ports for this process by listening on its first port until the process ends, so that other
 *  clones and users find it taken. */
async function claimBlock(): Promise<void> {
  if (left.length > 0) return;
  for (let attempts = 0; attempts < 10 * BLOCKS; attempts += 1) {
    const first = FIRST_PORT + BLOCK_PORTS * randomInt(BLOCKS);
    const server = await listen(first, "127.0.0.1").catch(() => undefined);
    if (server === undefined) continue;
    server.unref();
    left.push(...Array.from({ length: BLOCK_PORTS - 1 }, (_, at) => first + 1 + at));
    return;
  }
  throw new Failure("No ports are free", `Stop what listens between ${FIRST_PORT} and ${LAST_PORT}`);
}

async function isFree(port: number): Promise<boolean> {
  try {
    await listenOnce(port, "127.0.0.1");
    return true;
  } catch {
    return false;
  }
}

/** @param what - user of the port, for the message
 *  @param variable - environment variable that changes it
 *  @throws Failure naming port, user and way out */
export async function assertPortFree(port: number, what: string, variable: string): Promise<void> {
  for (const host of ["127.0.0.1", "0.0.0.0", "::1"]) {
    try {
      await listenOnce(port, host);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EADDRINUSE") {
        const wayOut = `Stop the program that uses it, or choose another port: ${variable}=${port + 1000} npm start`;
        throw new Failure(`Port ${port}, wanted by ${what}, is in use`, wayOut, { cause: error });
      }
      if (code === "EACCES") {
        const wayOut = `Choose one above 1023: ${variable}=${port + 8000} npm start`;
        throw new Failure(`Port ${port}, wanted by ${what}, is reserved for root`, wayOut, { cause: error });
      }
      // Other errors say that the machine lacks this address, as with IPv6 disabled.
    }
  }
}

/** Port number in an environment variable, or the default.
 *  @throws Failure for an invalid port */
export function readPort(variable: string, usual: number): number {
  const text = process.env[variable];
  if (text === undefined || text === "") return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${variable} is "${text}", which is no port`, "Set it to a number between 1 and 65535");
}

async function listenOnce(port: number, host: string): Promise<void> {
  const server = await listen(port, host);
  await new Promise((resolve) => server.close(resolve));
}

function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}
