import { flushSync } from "react-dom";
import { replacePiece } from "./replace-piece.ts";

/** Inserts a piece into a text area in place of the selection, and moves the caret behind it.
 *  @param put - called synchronously with the whole new text */
export function insertPiece(area: HTMLTextAreaElement, piece: string, put: (text: string) => void): void {
  const { selectionStart, selectionEnd, value } = area;
  const place = { position: selectionStart, length: selectionEnd - selectionStart };
  const { text, caret } = replacePiece(value, place, piece);
  flushSync(() => {
    put(text);
  });
  area.focus();
  area.setSelectionRange(caret, caret);
}
