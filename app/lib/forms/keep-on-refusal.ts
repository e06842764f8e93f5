import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** `shouldRevalidate` of a page whose refusals are told on it: it stays as it was read, also when what it shows has gone
 *  meanwhile. */
export function keepOnRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isRefused = actionStatus !== undefined && actionStatus >= 400;
  return !isRefused && defaultShouldRevalidate;
}
