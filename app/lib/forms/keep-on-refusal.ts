import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** `shouldRevalidate` of pages that show refusals themselves: after a refusal the page keeps its data, even if
 *  they no longer exist. */
export function keepOnRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isRefused = actionStatus !== undefined && actionStatus >= 400;
  return !isRefused && defaultShouldRevalidate;
}
