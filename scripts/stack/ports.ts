import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Server } from "node:net";
import { Failure } from "./failure.ts";

/** Below the range from which systems take the ports of outgoing connections, one of which could otherwise have the
 *  port before its program does; above those of usual services. */
const FIRST_PORT = 20_000;
const BLOCKS = 240;
const BLOCK_PORTS = 50;
const LAST_PORT = FIRST_PORT + BLOCKS * BLOCK_PORTS - 1;

/** Ports of this process's blocks that it did not hand out yet. */
const left: number[] = [];
let claiming: Promise<void> = Promise.resolve();

/** A port of the loopback that nobody uses and that no process of this machine that asks here is given: between this
 *  answer and the moment in which a program listens there, a port that merely was free could be another run's. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = left.pop();
    if (port === undefined) await (claiming = claiming.then(claimBlock, claimBlock));
    else if (await isFree(port)) return port;
  }
}

/** Takes a block of ports for this process, by listening on its first port until the process ends: whoever else wants
 *  the block finds that one taken, in whatever clone and as whatever user. */
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

/** @param what - who wants the port, for people
 *  @param variable - environment variable that moves it
 *  @throws Failure naming port, who wanted it and the way out */
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
      // Anything else says that this machine has no such address (IPv6 switched off).
    }
  }
}

/** Port number of an environment variable, or the usual one.
 *  @throws Failure when it is not a port */
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
