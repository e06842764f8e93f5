import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Whether the frame around a page is loaded again: after changes, and when the page itself is reloaded; not with
 *  every navigation. */
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

/** Whether an action answered that the server is not available: then the frame is not loaded either, and both
 *  stay. */
function isUnanswered(actionResult: unknown): boolean {
  return (
    typeof actionResult === "object" &&
    actionResult !== null &&
    "isUnanswered" in actionResult &&
    actionResult.isUnanswered === true
  );
}

/** Whether a form only asks for a result, as a checkout does with every answer: the frame stays the same. */
function asksOnly(formData: FormData | undefined): boolean {
  return formData?.get("intent") === "quote";
}

/** Whether a form changes data; a GET form does not. */
function isChange(formMethod: string | undefined): boolean {
  return formMethod !== undefined && formMethod.toUpperCase() !== "GET";
}
