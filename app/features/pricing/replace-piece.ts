/** The text with a part replaced, and the new position of the caret. */
export function replacePiece(
  text: string,
  { position, length }: { position: number; length: number },
  piece: string,
): { text: string; caret: number } {
  return {
    text: text.slice(0, position) + piece + text.slice(position + length),
    caret: position + piece.length,
  };
}
