import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Loads the checkout on navigation only: the answer to its own form already holds all that has changed. */
export function onlyOnTheWayIn({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate;
}
