import { readFileSync } from "node:fs";
import { findOwnChild } from "./delivery/process-memory.ts";

/** Milliseconds of one tick in which Linux counts processor time. */
const TICK_MS = 10;

/** Processor time of the two programs that answer a call, in milliseconds since they started. */
export interface ProcessorTime {
  workerMs: number;
  databaseMs: number;
}

/** Reads what workerd and sqld, started by this program, have used of the processor; null where the system does not tell
 *  it as Linux does. Unlike times on the clock it hardly depends on what else the machine is doing. */
export function readProcessorTime(): ProcessorTime | null {
  const [worker, database] = [findOwnChild("workerd"), findOwnChild("sqld")];
  if (worker === null || database === null) return null;
  return { workerMs: readMs(worker), databaseMs: readMs(database) };
}

function readMs(id: string): number {
  const stat = readFileSync(`/proc/${id}/stat`, "utf8");
  // After the name in brackets: state, parent, group, session, … ; the twelfth and thirteenth are user and system time.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
