import { useFetcher, useNavigation } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { CheckoutAnswer } from "./checkout-data.ts";

/** Pause after the last change before the total is loaded again, in milliseconds. */
const PAUSE_MS = 350;

/** Loads the total again on request and after each answer to the form. Before scripts run, the form has a button
 *  for it.
 *  @param answered - the newest answer to the whole form, which makes earlier totals out of date */
export function useSaleQuote(form: RefObject<HTMLFormElement>, answered: unknown) {
  const fetcher = useFetcher<CheckoutAnswer>();
  const { submit } = fetcher;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isLeaving = useNavigation().state !== "idle";
  /** Whether the shown total is out of date: a request is scheduled (`soon`) or under way (`asked`). */
  const [due, setDue] = useState<"no" | "soon" | "asked">("no");
  const ask = () => {
    clearTimeout(timer.current);
    // A fetch that finishes during a navigation would abort it, so none is started.
    setDue(form.current === null || isLeaving ? "no" : "asked");
    if (form.current === null || isLeaving) return;
    const data = new FormData(form.current);
    data.set("intent", "quote");
    submit(data, { method: "post" });
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (answered !== undefined) latest.current();
  }, [answered]);
  const refresh = useCallback(() => {
    latest.current();
  }, []);
  const isAsking = fetcher.state !== "idle";
  const [seen, setSeen] = useState({ isAsking, data: fetcher.data });
  if (seen.isAsking !== isAsking || seen.data !== fetcher.data) {
    setSeen({ isAsking, data: fetcher.data });
    // An answer to an earlier request does not settle one that is scheduled. A quick one is seen by its data only:
    // a request that begins and ends between two renders was never under way.
    if (!isAsking && due === "asked") setDue("no");
  }
  const refreshSoon = useCallback(() => {
    setDue("soon");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      latest.current();
    }, PAUSE_MS);
  }, []);
  const isBusy = due !== "no" || isAsking;
  return {
    quote: fetcher.data?.quote ?? null,
    isBusy,
    /** Whether a change waits for its request. */
    isTyping: due === "soon",
    /** Whether the last request failed, so that the shown total is older than the choices. */
    isUnanswered: !isBusy && fetcher.data?.isUnanswered === true,
    refresh,
    refreshSoon,
  };
}
