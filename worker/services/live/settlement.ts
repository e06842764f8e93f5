import type { OutboxRepository } from "#worker/repositories/live/outbox-repository.ts";

export interface Progress {
  /** Ids of the rooms for the events. */
  ids: readonly string[];
  /** Sequence number up to which events are published. */
  start: number;
  /** Last known sequence number of each room. */
  delivered: ReadonlyMap<string, number>;
}

/** Sequence number that all rooms have reached. */
export function leastDelivered({ ids, start, delivered }: Progress): number {
  return Math.min(...ids.map((id) => Math.max(delivered.get(id) ?? start, start)));
}

/** Marks events as published when the last room has them. */
export function createSettlement(
  outbox: Pick<OutboxRepository, "markPublished">,
  progress: Progress,
  now: () => Date,
): () => Promise<void> {
  let marked = progress.start;
  return async function settle(): Promise<void> {
    const reached = leastDelivered(progress);
    if (reached <= marked) return;
    marked = reached;
    await outbox.markPublished(reached, now().toISOString());
  };
}

/** Waits for all, then throws the first failure. */
export async function allOrFirstFailure(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}
