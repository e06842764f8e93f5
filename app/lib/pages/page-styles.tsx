import { useMatches } from "@remix-run/react";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";

/** Styles that are inlined in a document, so that nothing has to be loaded before it is shown. */
export interface PageStyles {
  /** Style sheets by the first route that needs them. */
  sheets: Readonly<Record<string, RouteSheets>>;
  /** CSS of the distributor's colours. */
  look: string;
  /** Address of the same CSS as a style sheet. */
  lookPath: string;
}

/** Text and addresses of a route's style sheets. */
interface RouteSheets {
  text: string;
  files: readonly string[];
}

const PageStylesContext = createContext<PageStyles>({ sheets: {}, look: "", lookPath: "" });

const NO_SHEETS: RouteSheets = { text: "", files: [] };

/** The server provides the styles, and the browser reads them from the document, so that both render the same. */
export const PageStylesProvider = PageStylesContext.Provider;

/** Reads the inlined styles from a document. */
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

/** Style sheets of the page: those that are inlined, as long as their routes are mounted, and those that the framework
 *  links. The root's come first, since they declare the order of layers: inlined on open pages, linked on pages within
 *  the portal's frame. An inlined sheet carries its addresses, so that code that is loaded later finds it already here
 *  (`scripts/build/find-page-styles.ts`) instead of loading it at the end, where its rules would win.
 *  @param links - what the framework links */
export function SheetStyles({ nonce, links }: { nonce: string | undefined; links: ReactNode }) {
  const { sheets } = useContext(PageStylesContext);
  const told = useMatches().filter(({ id }) => sheets[id] !== undefined);
  const written = told.map(({ id }) => {
    const { text, files } = sheets[id] ?? NO_SHEETS;
    return <StyleText key={id} nonce={nonce} data-sheets={id} data-files={files.join(" ")} text={text} />;
  });
  const isRootLinked = sheets["root"] === undefined;
  return (
    <>
      {isRootLinked && links}
      {written}
      {!isRootLinked && links}
    </>
  );
}

/** The theme, after all style sheets. A theme that has changed since is linked.
 *  @param path - style sheet of the current theme */
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
