import { readFileSync } from "node:fs";
import { findOwnChild } from "./delivery/process-memory.ts";

/** Length of a tick in which Linux counts processor time, in milliseconds. */
const TICK_MS = 10;

/** Processor time of the Worker and the database since their start, in milliseconds. */
export interface ProcessorTime {
  workerMs: number;
  databaseMs: number;
}

/** Reads the processor time of workerd and sqld, started by this program; null on systems other than Linux. Unlike
 *  wall-clock time, it hardly depends on other load. */
export function readProcessorTime(): ProcessorTime | null {
  const [worker, database] = [findOwnChild("workerd"), findOwnChild("sqld")];
  if (worker === null || database === null) return null;
  return { workerMs: readMs(worker), databaseMs: readMs(database) };
}

function readMs(id: string): number {
  const stat = readFileSync(`/proc/${id}/stat`, "utf8");
  // After the name in brackets: state, parent, group, session, …; the twelfth and thirteenth are user and system
  // time.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
