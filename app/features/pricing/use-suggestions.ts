import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Vocabulary } from "#domain/formula/formula-types.ts";
import { type NameSuggestions, suggestNames } from "#domain/formula/suggest-names.ts";
import { normalizeName } from "#domain/formula/normalize.ts";
import { usePaused } from "./use-formula.ts";

/** The last typed text, and the position of the caret. */
interface Typed {
  text: string;
  caret: number;
}

/** Completions of names in a formula, after a pause or at once with Ctrl + Space. */
export function useNameSuggestions(
  vocabulary: Vocabulary,
  read: () => Typed,
  accept: (place: NameSuggestions, piece: string) => void,
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
  /** Inserts a name if the text typed since then still matches; returns whether it did. */
  const choose = (index: number): boolean => {
    const name = found?.suggestions[index]?.name;
    const place = suggestNames(read().text, read().caret, vocabulary);
    const chosen = place.suggestions.find((one) => one.name === name);
    if (chosen !== undefined) accept(place, chosen.insert);
    close();
    return chosen !== undefined;
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
        if (!choose(active)) return;
        break;
      case "Escape":
        close();
        break;
      case "ArrowLeft":
      case "ArrowRight":
      case "Home":
      case "End":
        close();
        return;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return { found, active, type: setTyped, choose, close, onKeyDown };
}

/** Completions at a caret; null without any, or when the only one is typed completely. */
function namesAt({ text, caret }: Typed, vocabulary: Vocabulary): NameSuggestions | null {
  const found = suggestNames(text, caret, vocabulary);
  const [first, ...others] = found.suggestions;
  if (first === undefined) return null;
  const before = text.slice(found.position, found.position + found.length);
  return others.length === 0 && normalizeName(first.name) === normalizeName(before) ? null : found;
}
