import { flushSync } from "react-dom";
import { replacePiece } from "./replace-piece.ts";

/** Puts a piece where the caret of a text area stands, in the place of what is chosen there, and the caret behind it.
 *  @param put - takes the whole text, at once */
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
