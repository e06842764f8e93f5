/** Whether an action told that nobody could answer it: then nobody answers what the frame around its page would ask, and
 *  both stay as they are. */
export function isUnanswered(actionResult: unknown): boolean {
  return (
    typeof actionResult === "object" &&
    actionResult !== null &&
    "isUnanswered" in actionResult &&
    actionResult.isUnanswered === true
  );
}

/** Whether a form asks what something would come to, as a checkout does with every answer: nothing around it changes. */
export function asksOnly(formData: FormData | undefined): boolean {
  return formData?.get("intent") === "quote";
}

/** Whether a form changes something: one that only looks for something else is no reason to ask for what is around. */
export function isChange(formMethod: string | undefined): boolean {
  return formMethod !== undefined && formMethod.toUpperCase() !== "GET";
}
