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

/** Pause after a change before it is written, in milliseconds. */
const PAUSE_MS = 300;

export interface StateDraft<State> {
  state: State;
  setState: Dispatch<SetStateAction<State>>;
  /** Whether a draft was restored. */
  restored: boolean;
  /** Call after a save, or when the form is given up: deletes the draft. */
  clear: () => void;
  /** Call when the person rejects the draft. */
  discard: () => void;
  /** Restores a draft that another tab wrote later; null without one. */
  takeNewer: (() => void) | null;
}

/** State of a form that is more than named fields, kept through a reload or another sign-in, for as long as its
 *  target allows. After hydration a draft is restored if it differs and `isState` accepts it. */
export function useStateDraft<State>(
  { name, userId, distributorId, outlastsTab = false }: DraftTarget,
  {
    initial,
    isState,
    isSent = false,
  }: {
    initial: State;
    isState: (value: unknown) => value is State;
    /** Whether `initial` is the answer to a refused form, so that no draft is newer. */
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
      // As a transition, so that parts still waiting for their code are not torn down.
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
      // The input was reverted, so there is nothing to keep.
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
