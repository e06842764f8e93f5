import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createFormDraftStore, type DraftTarget } from "./form-draft-store.ts";
import { createPendingWrite } from "./pending-write.ts";

/** Pause after a change before it is kept. */
const PAUSE_MS = 300;

export interface StateDraft<State> {
  state: State;
  setState: Dispatch<SetStateAction<State>>;
  /** Whether what was there before a reload stands there again. */
  restored: boolean;
  /** Saved or given up: there is nothing to come back to. */
  clear: () => void;
  /** The person does not want it back. */
  discard: () => void;
  /** Takes what another tab kept later; null where none did. */
  takeNewer: (() => void) | null;
}

/** The state of a form that is more than named fields, kept through a reload or another sign-in, for as long as its
 *  target says. What was kept is put back once the page lives, if it differs and `isState` knows it. */
export function useStateDraft<State>(
  { name, userId, distributorId, outlastsTab = false }: DraftTarget,
  {
    initial,
    isState,
    isSent = false,
  }: {
    initial: State;
    isState: (value: unknown) => value is State;
    /** Whether `initial` was sent a moment ago and refused: nothing that was kept is newer. */
    isSent?: boolean;
  },
): StateDraft<State> {
  const [begun] = useState(initial);
  const [state, setState] = useState(initial);
  const [restored, setRestored] = useState(false);
  const known = useRef(isState);
  const [newer, setNewer] = useState<State | null>(null);
  const [pending] = useState(() => createPendingWrite(PAUSE_MS));
  const isKept = useRef(false);
  const store = useMemo(
    () => createFormDraftStore({ name, userId, distributorId, outlastsTab }),
    [name, userId, distributorId, outlastsTab],
  );
  const [isNewest] = useState(isSent);
  useEffect(() => {
    if (isNewest) return undefined;
    let isGone = false;
    void Promise.all([store.read(), store.readNewer()]).then((found) => {
      const [kept, later] = found.map((fields) => parse(fields?.["state"]?.[0]));
      if (isGone || !known.current(kept) || isSame(kept, begun)) return;
      isKept.current = true;
      // Parts of the page that still wait for their program are not torn down by it.
      startTransition(() => {
        setState(kept);
        setRestored(true);
        if (known.current(later) && !isSame(later, kept)) setNewer(later);
      });
    });
    return () => {
      isGone = true;
    };
  }, [store, begun, isNewest]);
  useEffect(() => {
    if (isSame(state, begun)) {
      // What was typed is taken back: nothing is left to come back to.
      pending.cancel();
      if (isKept.current) void store.clear();
      isKept.current = false;
      return;
    }
    pending.schedule(() => {
      isKept.current = true;
      void store.write({ state: [JSON.stringify(state)] });
    });
  }, [store, state, begun, pending]);
  useEffect(() => pending.flush, [store, pending]);
  const clear = () => {
    pending.cancel();
    isKept.current = false;
    setNewer(null);
    setRestored(false);
    void store.clear();
  };
  return {
    state,
    setState,
    restored,
    clear,
    discard() {
      setState(begun);
      clear();
    },
    takeNewer:
      newer === null
        ? null
        : () => {
            setState(newer);
            setNewer(null);
          },
  };
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
