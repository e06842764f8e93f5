/** The text with a piece of it replaced, and where the caret stands after it. */
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
