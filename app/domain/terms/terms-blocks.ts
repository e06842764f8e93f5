/** A part of the terms of use. */
export interface TermsBlock {
  kind: "heading" | "paragraph";
  text: string;
}

/** Splits the terms into blocks: blank lines separate paragraphs, and a line that begins with `# ` is a heading. */
export function toTermsBlocks(body: string): TermsBlock[] {
  return body
    .replaceAll("\r\n", "\n")
    .replaceAll(/^# .*$/gm, "\n$&\n")
    .split(/\n[^\S\n]*\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("# ")
        ? { kind: "heading", text: part.slice(2).trim() }
        : { kind: "paragraph", text: part.replaceAll(/\s+/g, " ") },
    );
}
