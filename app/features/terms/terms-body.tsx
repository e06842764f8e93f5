import "./terms.css";
import type { TermsBlock } from "#domain/terms/terms-blocks.ts";

/** The text of terms.
 *  @param heading - element of its headings */
export function TermsBody({
  blocks,
  heading: Heading = "h2",
}: {
  blocks: readonly TermsBlock[];
  heading?: "h2" | "h3";
}) {
  return blocks.map(({ kind, text }, index) =>
    kind === "heading" ? <Heading key={index}>{text}</Heading> : <p key={index}>{text}</p>,
  );
}
