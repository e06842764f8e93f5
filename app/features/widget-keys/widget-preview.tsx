import { createElement, useEffect } from "react";
import { WIDGET_KEY_WORDS as WORDS } from "#copy/widget-keys.ts";
import { type Snippet, snippetAttributes } from "./snippet.ts";

/** The loader, as other sites have it. */
const LOADER = "/widgets/girassol.js";

/** The widget of a snippet with the site's own key, in the portal's page: the key's calls from here count as the
 *  portal's own (docs/decisions/196). */
export function WidgetPreview({
  snippet,
  portal,
  publishableKey,
}: {
  snippet: Snippet;
  portal: string;
  publishableKey: string;
}) {
  useEffect(() => {
    if (document.querySelector(`script[src="${LOADER}"]`) !== null) return;
    const script = document.createElement("script");
    script.src = LOADER;
    document.head.append(script);
  }, []);
  const { element, scheme } = snippet;
  return (
    <div className="app-snippet__preview" role="region" aria-label={WORDS.preview} data-scheme={scheme}>
      {createElement(element, {
        // A scheme that is taken back would stay on an element that has had it.
        key: `${element} ${scheme}`,
        portal,
        "publishable-key": publishableKey,
        ...snippetAttributes(snippet),
      })}
    </div>
  );
}
