import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";

/** The sum that the person saw, and the current one. */
export interface ChangedSum {
  fromCents: number;
  toCents: number;
}

interface Press {
  button: HTMLElement | null;
  sumCents: number | null;
}

/** Holds a save back while a freight or total is being loaded. Only the sum that the person saw is saved: when it
 *  has changed, the page says so and the person presses again.
 *  @param sum.cents - the sum on the page; null where amounts are not shown
 *  @param sum.toldCents - the sum that a refused save told of, which a button accepts; null without one */
export function useConfirmedSubmit(
  form: RefObject<HTMLFormElement>,
  isAsking: boolean,
  { cents: sumCents, toldCents }: { cents: number | null; toldCents: number | null },
) {
  const waiting = useRef<Press | null>(null);
  /** The sum on the page when the person began to save. */
  const [seenCents, setSeenCents] = useState<number | null>(null);
  useEffect(() => {
    const press = waiting.current;
    if (isAsking || press === null) return;
    waiting.current = null;
    if (changeOf(press.sumCents, sumCents) === null) form.current?.requestSubmit(press.button);
  }, [isAsking, sumCents, form]);
  return {
    changed: isAsking ? null : changeOf(seenCents, sumCents),
    /** The person begins to save. A sum that is still being loaded counts as not seen. */
    look() {
      setSeenCents(isAsking ? null : sumCents);
    },
    onSubmit(event: FormEvent) {
      // A sum that a refusal told of is sent unchanged, whatever the page shows: the server compares it.
      const seen = toldCents === null ? (seenCents ?? sumCents) : null;
      setSeenCents(isAsking ? seen : null);
      if (!isAsking) return;
      event.preventDefault();
      waiting.current = { button: (event.nativeEvent as SubmitEvent).submitter, sumCents: seen };
    },
    /** The person goes on filling in: a sum that they saw before no longer counts. A held save stays held. */
    forget() {
      if (waiting.current === null) setSeenCents(null);
    },
  };
}

function changeOf(fromCents: number | null, toCents: number | null): ChangedSum | null {
  return fromCents === null || toCents === null || fromCents === toCents ? null : { fromCents, toCents };
}
