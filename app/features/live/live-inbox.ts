import type { Delivery, ServerMessage } from "#domain/live/messages.ts";

/** Hands messages on once each, in the order of the sequence. */
export interface LiveInbox {
  /** The newest sequence number that the page knows about. */
  lastSeq(): number;
  receive(delivery: Delivery): void;
  /** Nothing up to `seq` is of interest any more. */
  advance(seq: number): void;
}

/** @param startSeq - sequence number that the page is up to date with */
export function createLiveInbox(startSeq: number, onMessage: (message: ServerMessage) => void): LiveInbox {
  let lastSeq = startSeq;
  return {
    lastSeq: () => lastSeq,
    receive({ seq, message }) {
      if (seq <= lastSeq) return;
      lastSeq = seq;
      handOn(() => onMessage(message));
    },
    advance(seq) {
      lastSeq = Math.max(lastSeq, seq);
    },
  };
}

/** A listener's mistake is reported like any uncaught error, and the next message still arrives. */
function handOn(call: () => void): void {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
