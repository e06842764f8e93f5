import { useNavigation, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useComeBack } from "./use-come-back.ts";

/** Asks for the page's data again when it comes back out of the browser's memory or was out of sight for minutes. While
 *  it is asked for, what stands on the page is pending. */
export function useFreshList(): boolean {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const [isAsked, setAsked] = useState(false);
  if (isAsked && state === "loading") setAsked(false);
  useComeBack(() => {
    setAsked(true);
    revalidate();
  });
  const isReplaced =
    navigation.state === "loading" && navigation.location.pathname === window.location.pathname;
  return isAsked || state === "loading" || isReplaced;
}
