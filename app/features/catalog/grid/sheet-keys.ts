import type { KeyboardEvent } from "react";

/** Commands that keys give the sheet. */
export type SheetCommand =
  | { kind: "undo" | "redo" | "fill" | "all" | "clear" | "edit" | "leave" }
  | { kind: "type" }
  | { kind: "step"; row: number; column: number };

/** The command of a key; null for keys that the sheet does not handle.
 *  @param event - from the sheet itself, not from a field in it */
export function commandOf(event: KeyboardEvent): SheetCommand | null {
  const { key, shiftKey, altKey } = event;
  if (event.ctrlKey || event.metaKey) return altKey ? null : withControl(key.toLowerCase(), shiftKey);
  switch (key) {
    case "Enter":
    case "F2":
      return { kind: "edit" };
    case "Delete":
    case "Backspace":
      return { kind: "clear" };
    case "Escape":
      return { kind: "leave" };
    case "Tab":
      return { kind: "step", row: 0, column: shiftKey ? -1 : 1 };
    default:
      return isTyped(key) ? { kind: "type" } : null;
  }
}

function withControl(key: string, shiftKey: boolean): SheetCommand | null {
  switch (key) {
    case "z":
      return { kind: shiftKey ? "redo" : "undo" };
    case "y":
      return { kind: "redo" };
    case "d":
      return { kind: "fill" };
    case "a":
      return { kind: "all" };
    default:
      return null;
  }
}

/** Whether a key types a character or a dead accent, so that the field opens with it. */
function isTyped(key: string): boolean {
  return key.length === 1 || key === "Dead" || key === "Process";
}
