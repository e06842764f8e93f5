import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Whether what is around a page may be another one now: after what a person changes, and when the page itself is asked
 *  for again; not with every page that is gone to. */
export function mayFrameChange({
  formMethod,
  formData,
  actionResult,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isUnanswered(actionResult) || asksOnly(formData)) return false;
  return isChange(formMethod) || currentUrl.href === nextUrl.href;
}

/** Whether an action told that nobody could answer it: then nobody answers what the frame around its page would ask, and
 *  both stay as they are. */
function isUnanswered(actionResult: unknown): boolean {
  return (
    typeof actionResult === "object" &&
    actionResult !== null &&
    "isUnanswered" in actionResult &&
    actionResult.isUnanswered === true
  );
}

/** Whether a form asks what something would come to, as a checkout does with every answer: nothing around it changes. */
function asksOnly(formData: FormData | undefined): boolean {
  return formData?.get("intent") === "quote";
}

/** Whether a form changes something: one that only looks for something else is no reason to ask for what is around. */
function isChange(formMethod: string | undefined): boolean {
  return formMethod !== undefined && formMethod.toUpperCase() !== "GET";
}
