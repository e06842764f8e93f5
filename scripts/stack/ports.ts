import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { Failure } from "./failure.ts";

const handedOut = new Set<number>();

/** Below the range from which systems take the ports of outgoing connections, one of which could otherwise have the
 *  port before its program does; above those of usual services. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** A port of the loopback that nobody uses and that this process was not given before. */
export async function findFreePort(): Promise<number> {
  const port = FIRST_PORT + randomInt(PORTS);
  if (handedOut.has(port) || !(await isFree(port))) return findFreePort();
  handedOut.add(port);
  return port;
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

function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => resolve());
    });
  });
}
