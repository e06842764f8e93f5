import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#scripts/stack/paths.ts";
import { startProcess } from "#scripts/stack/processes.ts";

export interface ToolOptions {
  /** Name of the log file; tools that run in parallel need different names. */
  name: string;
  env?: Readonly<Record<string, string>>;
  /** Shows the output while it runs. */
  live?: boolean;
}

export interface ToolResult {
  ok: boolean;
  /** The last lines of the output, at most 200. */
  lines: readonly string[];
}

/** Runs a JavaScript program of the tree to its end. */
export async function runTool(
  path: string,
  args: readonly string[],
  { name, env = {}, live = false }: ToolOptions,
): Promise<ToolResult> {
  const logFile = join(ROOT, ".data/logs", `${name}.log`);
  rmSync(logFile, { force: true });
  const colours: Record<string, string> = live && process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = startProcess({
    name,
    command: process.execPath,
    args: [path, ...args],
    cwd: ROOT,
    env: { ...colours, ...env },
    logFile,
    ...(live ? { onOutput: (chunk: Buffer) => process.stdout.write(chunk) } : {}),
  });
  const how = await child.ended;
  return { ok: how === "exit code 0", lines: child.lastLines() };
}
