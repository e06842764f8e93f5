let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a reader counts them: an emoji of several parts, or a letter with its marks, is one. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
