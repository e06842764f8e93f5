import { useEffect, useReducer } from "react";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import type { KitPort, KitQuery } from "#widgets/client.ts";
import { toWidgetFailure } from "#widgets/request.ts";
import type { WidgetFailure } from "#widgets/request.ts";

export interface KitListState {
  /** The last loaded list, kept while the next one loads, so that the layout is stable. */
  list: KitList | null;
  failure: WidgetFailure | null;
  isLoading: boolean;
}

interface KitListOptions {
  port: KitPort;
  query: KitQuery;
  /** Number of the attempt; a change loads again. */
  attempt: number;
  onList: (list: KitList) => void;
  onFailure: (failure: WidgetFailure) => void;
}

type KitListChange =
  | { type: "asked" }
  | { type: "came"; list: KitList }
  | { type: "failed"; failure: WidgetFailure };

const INITIAL: KitListState = { list: null, failure: null, isLoading: true };

/** Loads the list of a query. An answer to an earlier query never replaces that to a later one. */
export function useKitList({ port, query, attempt, onList, onFailure }: KitListOptions): KitListState {
  const [state, change] = useReducer(reduceKitList, INITIAL);

  useEffect(() => {
    let isCurrent = true;
    change({ type: "asked" });
    // Not at once: of the two effects that StrictMode runs, the first has ended by then, and asks for nothing.
    queueMicrotask(() => {
      if (!isCurrent) return;
      port.listKits(query).then(
        (list) => {
          if (!isCurrent) return;
          change({ type: "came", list });
          onList(list);
        },
        (error: unknown) => {
          if (!isCurrent) return;
          const failure = toWidgetFailure(error);
          change({ type: "failed", failure });
          onFailure(failure);
        },
      );
    });
    return () => {
      isCurrent = false;
    };
    // The callbacks only notify the host page: new functions in a render must not load again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [port, query, attempt]);

  return state;
}

function reduceKitList(state: KitListState, change: KitListChange): KitListState {
  switch (change.type) {
    case "asked":
      return { ...state, failure: null, isLoading: true };
    case "came":
      return { list: change.list, failure: null, isLoading: false };
    case "failed":
      return { ...state, failure: change.failure, isLoading: false };
  }
}
