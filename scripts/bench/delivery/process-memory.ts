import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const KIBIBYTE = 1024;

/** Resident memory of a program and its children, in bytes; null on systems other than Linux.
 *  @param mark - text that only occurs in the program's command line */
export function readGroupMemory(mark: string): number | null {
  if (!existsSync("/proc/self/status")) return null;
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .flatMap(readProcess);
  const group = processes.find(({ command }) => command.includes(mark))?.group;
  if (group === undefined) return null;
  return processes.reduce((sum, one) => (one.group === group ? sum + one.bytes : sum), 0);
}

/** Resets the peak memory of a program started by this one; returns a function that reads the peak since, in
 *  bytes. Null on systems other than Linux.
 *  @param mark - text in the program's command line */
export function watchPeakMemory(mark: string): () => number | null {
  const id = findOwnChild(mark);
  if (id === null) return () => null;
  writeFileSync(`/proc/${id}/clear_refs`, "5");
  return () => {
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1];
    return peak === undefined ? null : Number(peak) * KIBIBYTE;
  };
}

/** Process id of a program started by this one; null on systems other than Linux.
 *  @param mark - text in the program's command line */
export function findOwnChild(mark: string): string | null {
  if (!existsSync("/proc/self/status")) return null;
  return readdirSync("/proc").find((name) => /^\d+$/.test(name) && isOwnChild(name, mark)) ?? null;
}

function isOwnChild(id: string, mark: string): boolean {
  try {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1];
    return Number(parent) === process.pid && readFileSync(`/proc/${id}/cmdline`, "utf8").includes(mark);
  } catch {
    return false;
  }
}

/** Empty for a process that has ended. */
function readProcess(id: string): { command: string; group: number; bytes: number }[] {
  try {
    const command = readFileSync(`/proc/${id}/cmdline`, "utf8");
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    // After the name in brackets: state, parent, group.
    const group = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2]);
    const kibibytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    return [{ command, group, bytes: kibibytes * KIBIBYTE }];
  } catch {
    return [];
  }
}
