import { shownName } from "#domain/shared/compose-name.ts";
import { Code } from "./code.tsx";

/** Name of a product or a kit from its parts. The codes in it, such as CHSM72M-HC-545, do not break. */
export function ShownName({ parts }: { parts: readonly string[] }) {
  return shownName(parts)
    .split(/(\S*\d\S*[-/]\S*|\S*[-/]\S*\d\S*)/u)
    .map((part, at) => (at % 2 === 0 ? part : <Code key={at}>{part}</Code>));
}
