import { type Figure, percentile, round } from "../report.ts";
import type { BenchServer } from "../server.ts";
import type { RequestsTenant } from "./requests-world.ts";

/** Limits of a move on the board, until its person is told that it is saved. */
const AIM_MS = 150;
const ROUND_TRIPS = 6;

interface Column {
  id: string;
  changeStatusTo: readonly string[];
}

/** Moves orders with stock from the first column of the board to the others, one after the other: how long until the
 *  answer is there, and what of it the Worker takes. */
export async function measureMoves(
  { url }: BenchServer,
  { staff, movableIds }: RequestsTenant,
): Promise<Figure> {
  const board = await fetch(`${url}/app/user/request-board?type=order`, { headers: staff });
  const { data } = (await board.json()) as { data: { columns: readonly Column[] } };
  const [first] = data.columns;
  if (first === undefined || first.changeStatusTo.length === 0) throw new Error("The board has no moves");
  const [acknowledged, taken, trips]: [number[], number[], number[]] = [[], [], []];
  for (const [turn, id] of movableIds.entries()) {
    const statusId = first.changeStatusTo[turn % first.changeStatusTo.length];
    const begun = performance.now();
    const response = await fetch(`${url}/app/user/requests/${id}/status`, {
      method: "PUT",
      headers: { ...staff, "content-type": "application/json" },
      body: JSON.stringify({ type: "order", statusId, seenStatusId: first.id }),
    });
    await response.arrayBuffer();
    acknowledged.push(performance.now() - begun);
    if (!response.ok) throw new Error(`A move answered ${String(response.status)}`);
    const timing = response.headers.get("server-timing") ?? "";
    taken.push(Number(/total;dur=([\d.]+)/.exec(timing)?.[1]));
    trips.push(Number(/desc="(\d+) round trips/.exec(timing)?.[1]));
  }
  const [p50Ms, p95Ms] = [percentile(acknowledged, 0.5), percentile(acknowledged, 0.95)];
  const [workerP50Ms, workerP95Ms] = [percentile(taken, 0.5), percentile(taken, 0.95)];
  const roundTrips = percentile(trips, 0.5);
  return {
    what: `a move on the board until it is acknowledged (${String(movableIds.length)} orders)`,
    value: `p50 ${round(p50Ms)} ms, p95 ${round(p95Ms)} ms (Worker ${round(workerP50Ms)} and ${round(workerP95Ms)} ms), ${String(roundTrips)} round trips`,
    aim: `p95 ≤ ${String(AIM_MS)} ms, ≤ ${String(ROUND_TRIPS)} round trips`,
    verdict: roundTrips > ROUND_TRIPS ? "failed" : p95Ms <= AIM_MS ? "held" : "missed",
    numbers: { p50Ms, p95Ms, workerP50Ms, workerP95Ms, roundTrips },
  };
}
