/** Attributes of HTML that React's types do not know yet: a part that floats above the page, opens without JavaScript
 *  and closes on Escape or a click elsewhere. */
export function popover(): Record<string, string> {
  return { popover: "auto" };
}

/** Makes a button open and close the popover with that id. */
export function popoverTarget(id: string): Record<string, string> {
  return { popovertarget: id };
}

/** Takes a part out of reach of keyboard, pointer and screen readers while it lies behind another. */
export function inertIf(isBehind: boolean): Record<string, string> {
  return isBehind ? { inert: "" } : {};
}
