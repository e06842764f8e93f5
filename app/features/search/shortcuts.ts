/** What a key does anywhere in the portal. */
export type Shortcut = "palette" | "menuSearch" | "toggleMenu" | "goHome" | "goRequests" | "goKits" | "help";

/** A key that was pressed, and what the page was doing. */
export interface KeyPress {
  key: string;
  /** Ctrl, or ⌘ on a Mac. */
  hasCommand: boolean;
  hasAlt: boolean;
  /** The focus is in a field, where keys are text. */
  isTyping: boolean;
  /** A dialog or a menu is open and has the keys for itself. */
  isCovered: boolean;
}

export interface KeyState {
  /** `g` was pressed just before. */
  isGoing: boolean;
  /** Whether the person wants keys without Ctrl to do something. */
  hasSingleKeys: boolean;
}

const SINGLE: Readonly<Record<string, Shortcut>> = { "/": "menuSearch", "[": "toggleMenu", "?": "help" };
const AFTER_G: Readonly<Record<string, Shortcut>> = { i: "goHome", p: "goRequests", k: "goKits" };

/** Keys of each shortcut, as the help shows them; those of a list are pressed one after the other. */
export const SHORTCUT_KEYS = {
  palette: ["Ctrl K"],
  menuSearch: ["/"],
  toggleMenu: ["["],
  goHome: ["G", "I"],
  goRequests: ["G", "P"],
  goKits: ["G", "K"],
  help: ["?"],
} as const satisfies Record<Shortcut, readonly string[]>;

/** The shortcut that a key completes, and whether the next key says where to go. Only the one with Ctrl works in a
 *  field, since it writes nothing there. */
export function shortcutOf(
  { key, hasCommand, hasAlt, isTyping, isCovered }: KeyPress,
  { isGoing, hasSingleKeys }: KeyState,
): { shortcut: Shortcut | null; isGoing: boolean } {
  const nothing = { shortcut: null, isGoing: false };
  const letter = key.toLowerCase();
  if (isCovered) return nothing;
  if (hasCommand) return letter === "k" && !hasAlt ? { shortcut: "palette", isGoing: false } : nothing;
  if (isTyping || hasAlt || !hasSingleKeys) return nothing;
  if (isGoing) return { shortcut: AFTER_G[letter] ?? null, isGoing: false };
  return letter === "g"
    ? { shortcut: null, isGoing: true }
    : { shortcut: SINGLE[key] ?? null, isGoing: false };
}
