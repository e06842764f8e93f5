import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";

/** What a sum was when it was looked at, and what it has become. */
export interface ChangedSum {
  fromCents: number;
  toCents: number;
}

interface Press {
  button: HTMLElement | null;
  sumCents: number | null;
}

/** A save that is pressed while a freight or a total is still asked for waits for it. What was seen is what is saved: a
 *  sum that has become another one since it was looked at is told, and pressed again.
 *  @param sum.cents - as the page shows it; null where amounts are not shown
 *  @param sum.toldCents - as a refused save told it, and a button accepts it; null without one */
export function useConfirmedSubmit(
  form: RefObject<HTMLFormElement>,
  isAsking: boolean,
  { cents: sumCents, toldCents }: { cents: number | null; toldCents: number | null },
) {
  const waiting = useRef<Press | null>(null);
  /** The sum that was looked at when somebody went about saving it. */
  const [seenCents, setSeenCents] = useState<number | null>(null);
  useEffect(() => {
    const press = waiting.current;
    if (isAsking || press === null) return;
    waiting.current = null;
    if (changeOf(press.sumCents, sumCents) === null) form.current?.requestSubmit(press.button);
  }, [isAsking, sumCents, form]);
  return {
    changed: isAsking ? null : changeOf(seenCents, sumCents),
    /** Somebody goes about saving: what was not known yet nobody has seen. */
    look() {
      setSeenCents(isAsking ? null : sumCents);
    },
    onSubmit(event: FormEvent) {
      // What a refusal told is sent as that, whatever the page shows by then: the server compares it.
      const seen = toldCents === null ? (seenCents ?? sumCents) : null;
      setSeenCents(isAsking ? seen : null);
      if (!isAsking) return;
      event.preventDefault();
      waiting.current = { button: (event.nativeEvent as SubmitEvent).submitter, sumCents: seen };
    },
    /** Nothing is to be saved after all. */
    forget() {
      waiting.current = null;
      setSeenCents(null);
    },
  };
}

function changeOf(fromCents: number | null, toCents: number | null): ChangedSum | null {
  return fromCents === null || toCents === null || fromCents === toCents ? null : { fromCents, toCents };
}
