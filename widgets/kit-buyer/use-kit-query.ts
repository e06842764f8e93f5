import { useEffect, useMemo, useRef, useState } from "react";
import type { KitQuery } from "#widgets/client.ts";
import { DOM_EVENT_PREFIX, type WidgetEventMap } from "#widgets/events.ts";
import { EMPTY_FILTER, rangeAround, readFilter } from "./kit-filter.ts";
import type { KitFilter } from "./kit-filter.ts";

const ESTIMATED = `${DOM_EVENT_PREFIX}system-estimated`;
const TYPING_PAUSE_MS = 500;
const PAGE_SIZE = 10;

interface AskedFor {
  query: KitQuery;
  page: number;
}

export interface KitQueryState {
  /** Texts of the fields. */
  filter: KitFilter;
  problem: string | null;
  /** Query of the list; the same object until it changes. */
  query: KitQuery;
  changeFilter: (filter: KitFilter) => void;
  /** Applies the filter at once, without waiting for a pause in typing. */
  applyFilter: () => void;
  clearFilter: () => void;
  /** Asks for the kits around the power of a system, in watts. */
  showAround: (powerW: number) => void;
  goToPage: (page: number) => void;
}

/** Filter and page of a list. Choices apply at once, typed text after a pause, and a new filter starts at page 1. A house
 *  that a lead form of the same page estimates asks for the kits around its power.
 *  @param onlyKit - id of the kit that the list begins with, until another question is asked; empty for all */
export function useKitQuery(onlyKit = ""): KitQueryState {
  const [filter, setFilter] = useState(EMPTY_FILTER);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedFor>({
    query: { sort: EMPTY_FILTER.sort, ...(onlyKit === "" ? {} : { ids: onlyKit }) },
    page: 1,
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { query: askedQuery, page } = asked;
  const query = useMemo(() => ({ ...askedQuery, page, limit: PAGE_SIZE }), [askedQuery, page]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  useEffect(() => {
    const follow = ({ detail }: CustomEvent<WidgetEventMap["system-estimated"]>) => {
      showAround(detail.powerW);
    };
    document.addEventListener(ESTIMATED, follow as EventListener);
    return () => {
      document.removeEventListener(ESTIMATED, follow as EventListener);
    };
  });

  function showAround(powerW: number): void {
    const next = { ...filter, ...rangeAround(powerW) };
    setFilter(next);
    ask(next);
  }

  function ask(next: KitFilter): void {
    clearTimeout(timer.current);
    const read = readFilter(next);
    setProblem("problem" in read ? read.problem : null);
    if ("query" in read) {
      setAsked((before) => (isSameQuery(before.query, read.query) ? before : { query: read.query, page: 1 }));
    }
  }

  return {
    filter,
    problem,
    query,
    changeFilter: (next) => {
      const isTyping = next.from !== filter.from || next.to !== filter.to;
      setFilter(next);
      if (!isTyping) {
        ask(next);
        return;
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        ask(next);
      }, TYPING_PAUSE_MS);
    },
    applyFilter: () => {
      ask(filter);
    },
    clearFilter: () => {
      const cleared = { ...EMPTY_FILTER, sort: filter.sort };
      setFilter(cleared);
      ask(cleared);
    },
    showAround,
    goToPage: (next) => {
      setAsked({ query: askedQuery, page: next });
    },
  };
}

function isSameQuery(one: KitQuery, other: KitQuery): boolean {
  return (
    one.minPower === other.minPower &&
    one.maxPower === other.maxPower &&
    one.structure === other.structure &&
    one.sort === other.sort &&
    one.ids === other.ids
  );
}
