import "./pricing.css";
import type { RefObject } from "react";
import type { FormulaSegment } from "./formula-segments.ts";

/** Layer with the colours of a formula, exactly behind the typed text. */
export function FormulaPaint({
  segments,
  layer,
}: {
  segments: readonly FormulaSegment[];
  layer: RefObject<HTMLPreElement>;
}) {
  return (
    <pre ref={layer} className="app-formula__paint" aria-hidden>
      {segments.map(({ position, text, kind, isWrong }) => (
        <span key={position} data-kind={kind} data-wrong={isWrong || undefined}>
          {text}
        </span>
      ))}
      {/* Gives an empty last line the height of the others. */}
      {"\u200b"}
    </pre>
  );
}

/** Position of a character in the layer, below its line. */
export function placeInLayer(layer: HTMLElement, position: number): { left: number; top: number } | null {
  let before = 0;
  for (const piece of layer.children) {
    const node = piece.firstChild;
    const length = node?.textContent?.length ?? 0;
    if (node !== null && position <= before + length) {
      const range = document.createRange();
      range.setStart(node, Math.max(0, position - before));
      range.collapse(true);
      const at = range.getBoundingClientRect();
      const box = layer.getBoundingClientRect();
      return { left: at.left - box.left, top: at.bottom - box.top };
    }
    before += length;
  }
  return null;
}
