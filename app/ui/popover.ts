/** Popover attributes, which React's types lack: the element floats above the page, opens without JavaScript, and
 *  closes on Escape or an outside click. */
export function popover(): Record<string, string> {
  return { popover: "auto" };
}

/** Attributes of a button that toggles the popover with this id. */
export function popoverTarget(id: string): Record<string, string> {
  return { popovertarget: id };
}

/** Attributes that hide an element from keyboard, pointer and screen readers while another covers it. */
export function inertIf(isBehind: boolean): Record<string, string> {
  return isBehind ? { inert: "" } : {};
}
