import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import { stopAllProcesses } from "#scripts/stack/processes.ts";

const DEADLINE_MS = 60_000;

export interface Launch {
  /** Its standard output so far. */
  output(): string;
  /** Its standard error so far. */
  errors(): string;
  kill(signal: NodeJS.Signals): void;
  /** Waits until the output holds the text. */
  hasPrinted(text: string): Promise<void>;
  /** Waits for the end; returns the exit code, or null after a signal. */
  exitCode(): Promise<number | null>;
}

export interface Place {
  dataDir: string;
  env: Record<
    | "DATA_DIR"
    | "PORT"
    | "WIDGET_SITE_PORT"
    | "PARTYKIT_PORT"
    | "SQLD_PORT"
    | "ADDRESS_SERVER_PORT"
    | "CARRIER_SERVER_PORT"
    | "PAYMENT_SERVER_PORT",
    string
  >;
}

/** A data folder and ports for one run; the folder is removed after the test. */
export async function findPlace(): Promise<Place> {
  const dataDir = makeTempDir();
  const port = async (): Promise<string> => String(await findFreePort());
  return {
    dataDir,
    env: {
      DATA_DIR: dataDir,
      PORT: await port(),
      WIDGET_SITE_PORT: await port(),
      PARTYKIT_PORT: await port(),
      SQLD_PORT: await port(),
      ADDRESS_SERVER_PORT: await port(),
      CARRIER_SERVER_PORT: await port(),
      PAYMENT_SERVER_PORT: await port(),
    },
  };
}

/** A folder that is removed after the test and after all processes that write to it, including the stack of fault
 *  tests in this process. */
export function makeTempDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "girassol-launcher-"));
  onTestFinished(async () => {
    await stopAllProcesses(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

/** Runs a launcher script as `npm start` does. */
export function launch(
  script: string,
  env: Readonly<Record<string, string>>,
  root: string = ROOT,
  args: readonly string[] = [],
): Launch {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString("utf8")));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    output: () => output,
    errors: () => errors,
    kill: (signal) => void child.kill(signal),
    exitCode: () => ended,
    async hasPrinted(text) {
      await vi.waitFor(
        () => {
          if (child.exitCode !== null) return;
          if (!output.includes(text)) throw new Error(`"${text}" was not printed:\n${output}${errors}`);
        },
        { timeout: DEADLINE_MS, interval: 50 },
      );
      if (!output.includes(text)) throw new Error(`It ended without "${text}":\n${output}${errors}`);
    },
  };
}

/** Waits until no process uses the data folder and the ports are free. */
export async function expectNothingLeft({ dataDir, env }: Place): Promise<void> {
  const { DATA_DIR: _folder, ...variables } = env;
  const ports = Object.values(variables).map(Number);
  await vi.waitFor(
    async () => {
      expect(processesNaming(dataDir)).toEqual([]);
      const open = await Promise.all(ports.map(isListening));
      expect(ports.filter((_, at) => open[at])).toEqual([]);
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Command lines of living processes that contain a text, without zombies. */
export function processesNaming(text: string): string[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "stat=,pid=,args="], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes(text) && !line.trimStart().startsWith("Z"));
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
