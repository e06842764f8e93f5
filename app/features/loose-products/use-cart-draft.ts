import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from "react";
import { type LooseLine, readLine, writeLine } from "#domain/loose-products/loose-cart.ts";
import { createFormDraftStore, type DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { createPendingWrite } from "#app/lib/drafts/pending-write.ts";

/** Pause after a change before the cart is written, in milliseconds. */
const PAUSE_MS = 100;

type Lines = readonly LooseLine[];

/** A cart kept on the device, encrypted and shared by all tabs: a change in one tab appears in the others, and the
 *  cart survives reloading and closing.
 *  @param initial - lines of an opened composition; empty for a new cart */
export function useCartDraft(
  { name, userId, distributorId }: DraftTarget,
  initial: Lines,
): { lines: Lines; setLines: Dispatch<SetStateAction<Lines>>; isRead: boolean } {
  const [begun] = useState(initial);
  const [lines, setLines] = useState(initial);
  const [isRead, setIsRead] = useState(false);
  /** What the device holds, as far as this tab knows. */
  const held = useRef(writeAll(initial));
  const [pending] = useState(() => createPendingWrite(PAUSE_MS));
  const store = useMemo(
    () => createFormDraftStore({ name, userId, distributorId, isOfAllTabs: true }),
    [name, userId, distributorId],
  );
  useEffect(() => {
    let isGone = false;
    const read = async (isFirst: boolean) => {
      const fields = await store.read();
      if (isGone) return;
      const kept = fields?.["lines"]?.flatMap((text) => readLine(text) ?? []) ?? null;
      if (kept !== null || !isFirst) {
        held.current = writeAll(kept ?? []);
        // Keeps what was chosen while the draft was being read.
        setLines((now) => [...(kept ?? []), ...(isFirst ? addedTo(now, [...begun, ...(kept ?? [])]) : [])]);
      }
      setIsRead(true);
    };
    const hear = ({ key }: StorageEvent) => {
      if (key?.endsWith(`formDraft:${userId}:${name}`) === true) void read(false);
    };
    void read(true);
    window.addEventListener("storage", hear);
    return () => {
      isGone = true;
      window.removeEventListener("storage", hear);
    };
  }, [store, begun, name, userId]);
  useEffect(() => {
    const written = writeAll(lines);
    if (!isRead || written === held.current) {
      pending.cancel();
      return;
    }
    pending.schedule(() => {
      held.current = written;
      // An emptied composition is kept as empty; an emptied cart of one's own is deleted.
      void (lines.length === 0 && begun.length === 0
        ? store.clear()
        : store.write({ lines: lines.map(writeLine) }));
    });
  }, [store, lines, isRead, begun, pending]);
  useEffect(() => pending.flush, [store, pending]);
  return { lines, setLines, isRead };
}

function addedTo(now: Lines, before: Lines): Lines {
  return now.filter(({ id }) => !before.some((one) => one.id === id));
}

function writeAll(lines: Lines): string {
  return lines.map(writeLine).join("\n");
}
