import type { OutboxRepository } from "#worker/repositories/live/outbox-repository.ts";

export interface Progress {
  /** Rooms that are to get the events. */
  ids: readonly string[];
  /** Up to here the events were published before. */
  start: number;
  /** How far each room is, as far as it is known. */
  delivered: ReadonlyMap<string, number>;
}

/** Up to which event all rooms have got theirs. */
export function leastDelivered({ ids, start, delivered }: Progress): number {
  return Math.min(...ids.map((id) => Math.max(delivered.get(id) ?? start, start)));
}

/** Marks events as published, as soon as the last of the rooms has them. */
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

/** Waits until all have ended, then throws what went wrong first. */
export async function allOrFirstFailure(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}
