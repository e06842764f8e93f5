import { useMatches } from "@remix-run/react";
import { type ComponentProps, createContext, useContext } from "react";

/** What a document is painted with, written into it so that nothing has to be fetched before. */
export interface PageStyles {
  /** Style sheets by the route that needs them first. */
  sheets: Readonly<Record<string, RouteSheets>>;
  /** The distributor's colours. */
  look: string;
  /** Address of the style sheet of these colours. */
  lookPath: string;
}

/** The style sheets of a route: their text, and their addresses. */
interface RouteSheets {
  text: string;
  files: readonly string[];
}

const PageStylesContext = createContext<PageStyles>({ sheets: {}, look: "", lookPath: "" });

const NO_SHEETS: RouteSheets = { text: "", files: [] };

/** Told by the server, and found in the document by the browser: both render the same. */
export const PageStylesProvider = PageStylesContext.Provider;

/** Reads from a document what it was painted with. */
export function readPageStyles(document: Document): PageStyles {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>("style[data-sheets]")];
  const look = document.querySelector<HTMLStyleElement>("style[data-look]");
  return {
    sheets: Object.fromEntries(
      sheets.map(({ dataset, textContent }) => [
        dataset["sheets"] ?? "",
        { text: textContent, files: dataset["files"]?.split(" ") ?? [] },
      ]),
    ),
    look: look?.textContent ?? "",
    lookPath: look?.dataset["look"] ?? "",
  };
}

/** Style sheets of the routes that were there from the first and still are; the framework links those of the others,
 *  after these. They carry their addresses: a part of the program that comes later and names one of them finds it there
 *  (`scripts/build/find-page-styles.ts`), and does not fetch it to the end of all, where it would count more. */
export function SheetStyles({ nonce }: { nonce: string | undefined }) {
  const { sheets } = useContext(PageStylesContext);
  const told = useMatches().filter(({ id }) => sheets[id] !== undefined);
  return told.map(({ id }) => {
    const { text, files } = sheets[id] ?? NO_SHEETS;
    return <StyleText key={id} nonce={nonce} data-sheets={id} data-files={files.join(" ")} text={text} />;
  });
}

/** Goes after all style sheets; a look that was changed meanwhile is fetched.
 *  @param path - style sheet of the look as it is now */
export function LookStyle({ nonce, path }: { nonce: string | undefined; path: string | undefined }) {
  const { look, lookPath } = useContext(PageStylesContext);
  return (
    <>
      <StyleText nonce={nonce} data-look={lookPath} text={look} />
      {path !== undefined && path !== lookPath && <link rel="stylesheet" href={path} />}
    </>
  );
}

function StyleText({ text, ...props }: ComponentProps<"style"> & { text: string }) {
  return <style {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
