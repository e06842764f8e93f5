import { useEffect, useState } from "react";
import { type GridFilter, loadGridPage } from "./grid-api.ts";
import type { GridAction } from "./grid-state.ts";

/** Loads the pages after the first one, one at a time. */
export function useGridPages(
  filter: GridFilter,
  hasMore: boolean,
  dispatch: (action: GridAction) => void,
): { isComplete: boolean; hasFailed: boolean; retry: () => void } {
  const [page, setPage] = useState(hasMore ? 2 : 0);
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState(-1);
  const { group, search, manufacturer, categoryId } = filter;
  useEffect(() => {
    if (page === 0) return undefined;
    let isOver = false;
    loadGridPage({ group, search, manufacturer, categoryId }, page).then(
      ({ items, hasMore: isOn }) => {
        if (isOver) return;
        dispatch({ type: "loaded", products: items });
        setPage(isOn ? page + 1 : 0);
      },
      () => {
        if (!isOver) setFailedAt(attempt);
      },
    );
    return () => {
      isOver = true;
    };
  }, [page, attempt, group, search, manufacturer, categoryId, dispatch]);
  return {
    isComplete: page === 0,
    hasFailed: failedAt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
