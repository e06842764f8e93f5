import { useNavigation, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useComeBack } from "./use-come-back.ts";

/** Reloads the page's data when the page comes back from the back/forward cache or after minutes in the
 *  background. Returns whether the shown data are pending. */
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
