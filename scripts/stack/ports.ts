import { createServer } from "node:net";
import { Failure } from "./failure.ts";

const handedOut = new Set<number>();

/** A port of the loopback that nobody uses and that this process was not given before. */
export async function findFreePort(): Promise<number> {
  const port = await listenOnce(0, "127.0.0.1");
  if (handedOut.has(port)) return findFreePort();
  handedOut.add(port);
  return port;
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

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const found = typeof address === "object" && address !== null ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}
