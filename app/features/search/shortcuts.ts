/** Shortcuts that work on every page. */
export type Shortcut = "palette" | "menuSearch" | "toggleMenu" | "goHome" | "goRequests" | "goKits" | "help";

/** A pressed key, and the state of the page. */
export interface KeyPress {
  key: string;
  /** Whether Ctrl, or ⌘ on a Mac, is held. */
  hasCommand: boolean;
  hasAlt: boolean;
  /** Whether the focus is in a text field. */
  isTyping: boolean;
  /** Says whether a dialog or menu is open, which handles keys by itself. Finding out walks along the page, so that it is
   *  asked for a key of ours alone. */
  isCovered: () => boolean;
}

export interface KeyState {
  /** Whether `g` was pressed just before. */
  isGoing: boolean;
  /** Whether the person has shortcuts without Ctrl switched on. */
  hasSingleKeys: boolean;
}

const SINGLE: Readonly<Record<string, Shortcut>> = { "/": "menuSearch", "[": "toggleMenu", "?": "help" };
const AFTER_G: Readonly<Record<string, Shortcut>> = { i: "goHome", p: "goRequests", k: "goKits" };

/** Keys of each shortcut, as the help shows them; several keys are pressed one after the other. */
export const SHORTCUT_KEYS = {
  palette: ["Ctrl K"],
  menuSearch: ["/"],
  toggleMenu: ["["],
  goHome: ["G", "I"],
  goRequests: ["G", "P"],
  goKits: ["G", "K"],
  help: ["?"],
} as const satisfies Record<Shortcut, readonly string[]>;

const NOTHING = { shortcut: null, isGoing: false };

/** The shortcut that a key completes, and whether the key begins a sequence. In a text field, only the shortcut
 *  with Ctrl works, since it types nothing. */
export function shortcutOf(
  press: KeyPress,
  state: KeyState,
): { shortcut: Shortcut | null; isGoing: boolean } {
  const found = meaningOf(press, state);
  return (found.shortcut !== null || found.isGoing) && press.isCovered() ? NOTHING : found;
}

/** What a key means where nothing covers the page. */
function meaningOf(
  { key, hasCommand, hasAlt, isTyping }: KeyPress,
  { isGoing, hasSingleKeys }: KeyState,
): { shortcut: Shortcut | null; isGoing: boolean } {
  const letter = key.toLowerCase();
  if (hasCommand) return letter === "k" && !hasAlt ? { shortcut: "palette", isGoing: false } : NOTHING;
  if (isTyping || hasAlt || !hasSingleKeys) return NOTHING;
  if (isGoing) return { shortcut: AFTER_G[letter] ?? null, isGoing: false };
  return letter === "g"
    ? { shortcut: null, isGoing: true }
    : { shortcut: SINGLE[key] ?? null, isGoing: false };
}
