import { useFetcher, useNavigation } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { CheckoutAnswer } from "./checkout-data.ts";

/** How long nothing has to change before the total is asked for again. */
const PAUSE_MS = 350;

/** Asks for the total again when it is told to, and after an answer. Before scripts run, the form's own button does.
 *  @param answered - the newest answer to the whole form: what was asked before it is out of date */
export function useSaleQuote(form: RefObject<HTMLFormElement>, answered: unknown) {
  const fetcher = useFetcher<CheckoutAnswer>();
  const { submit } = fetcher;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isLeaving = useNavigation().state !== "idle";
  /** What is shown is out of date already: the total is asked for soon, or was and has not been answered. */
  const [due, setDue] = useState<"no" | "soon" | "asked">("no");
  const ask = () => {
    clearTimeout(timer.current);
    // An answer that comes while the page is left would end the way to the next one.
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
  const [wasAsking, setWasAsking] = useState(isAsking);
  if (wasAsking !== isAsking) {
    setWasAsking(isAsking);
    // An answer to what was asked before is none to what is to be asked.
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
    /** Whether something was changed just now that the total is not asked with yet. */
    isTyping: due === "soon",
    /** Whether the last question was answered by nobody: what is shown is older than what was chosen. */
    isUnanswered: !isBusy && fetcher.data?.isUnanswered === true,
    refresh,
    refreshSoon,
  };
}
