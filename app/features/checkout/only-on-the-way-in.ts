import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** The checkout is loaded when it is come to: what its form is answered holds whatever changed. */
export function onlyOnTheWayIn({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate;
}
