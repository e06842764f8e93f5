import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Vocabulary } from "#domain/pricing/formula/formula-types.ts";
import { type NameSuggestions, suggestNames } from "#domain/pricing/formula/suggest-names.ts";
import { normalizeName } from "#domain/pricing/formula/normalize.ts";
import { usePaused } from "./use-formula.ts";

/** What was typed last, and where the caret stood. */
interface Typed {
  text: string;
  caret: number;
}

/** Names offered while a formula is typed: after a pause, or at once with Ctrl + Space. */
export function useNameSuggestions(
  vocabulary: Vocabulary,
  accept: (found: NameSuggestions, at: number) => void,
) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const paused = usePaused(typed);
  const [found, setFound] = useState<NameSuggestions | null>(null);
  const [active, setActive] = useState(0);
  const answered = useRef<Typed | null>(null);
  const show = (next: NameSuggestions | null) => {
    setFound(next);
    setActive(0);
  };
  useEffect(() => {
    if (paused === null || answered.current === paused) return;
    answered.current = paused;
    show(namesAt(paused, vocabulary));
  }, [paused, vocabulary]);
  const close = () => {
    setTyped(null);
    show(null);
  };
  const choose = (index: number) => {
    if (found === null) return;
    accept(found, index);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart } = event.currentTarget;
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      show(namesAt({ text: value, caret: selectionStart }, vocabulary));
      return;
    }
    if (found === null) return;
    const count = found.suggestions.length;
    switch (event.key) {
      case "ArrowDown":
        setActive((active + 1) % count);
        break;
      case "ArrowUp":
        setActive((active - 1 + count) % count);
        break;
      case "Enter":
      case "Tab":
        choose(active);
        break;
      case "Escape":
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return { found, active, type: setTyped, choose, close, onKeyDown };
}

/** Names to offer at a caret; null where there is none, or where the only one is typed already. */
function namesAt({ text, caret }: Typed, vocabulary: Vocabulary): NameSuggestions | null {
  const found = suggestNames(text, caret, vocabulary);
  const [first, ...others] = found.suggestions;
  if (first === undefined) return null;
  const before = text.slice(found.position, found.position + found.length);
  return others.length === 0 && normalizeName(first.name) === normalizeName(before) ? null : found;
}
