import type { OutboxRepository } from "#worker/repositories/live/outbox-repository.ts";

type Reads = Pick<OutboxRepository, "listAfter">;

/** Reads each page once for all rooms of one publication. */
export function shareReads(outbox: Reads): Reads {
  const pages = new Map<number, ReturnType<Reads["listAfter"]>>();
  return {
    listAfter(seq) {
      const page = pages.get(seq) ?? outbox.listAfter(seq);
      pages.set(seq, page);
      return page;
    },
  };
}
