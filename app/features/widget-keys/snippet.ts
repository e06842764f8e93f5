/** Elements that a site writes into its pages; the checkout needs an order, which a script of the site knows. */
export const SNIPPET_ELEMENTS = ["girassol-kit-buyer", "girassol-kit-card"] as const;

export const SNIPPET_SCHEMES = ["light", "dark", "auto"] as const;

/** What the code for a site is to show. What is empty is left to the distributor's look, and to the page around. */
export interface Snippet {
  element: (typeof SNIPPET_ELEMENTS)[number];
  /** Id of a kit: the one of a kit card, or the one that a kit buyer shows at first. */
  kit: string;
  /** #rrggbb */
  accent: string;
  /** Roundness of corners in pixels. */
  radius: string;
  scheme: "" | (typeof SNIPPET_SCHEMES)[number];
}

export const MOST_RADIUS_PX = 24;

/** The choices in an address; what is none of them is left out. */
export function readSnippet(params: URLSearchParams): Snippet {
  const textOf = (name: keyof Snippet, pattern: RegExp) => {
    const text = params.get(name)?.trim() ?? "";
    return pattern.test(text) ? text : "";
  };
  const oneOf = <T extends string>(name: keyof Snippet, known: readonly T[]) =>
    known.find((one) => one === params.get(name));
  const radius = textOf("radius", /^\d{1,2}$/);
  return {
    element: oneOf("element", SNIPPET_ELEMENTS) ?? SNIPPET_ELEMENTS[0],
    kit: textOf("kit", /^[\w-]{1,64}$/),
    accent: textOf("accent", /^#[\da-f]{6}$/i),
    radius: Number(radius) <= MOST_RADIUS_PX ? radius : "",
    scheme: oneOf("scheme", SNIPPET_SCHEMES) ?? "",
  };
}

/** Attributes of the element, without those that say nothing. */
export function snippetAttributes({ kit, accent, radius, scheme }: Snippet): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ kit, accent, radius, scheme }).filter(([, value]) => value !== ""),
  );
}

/** The lines that show a distributor's kits in any page of another site. */
export function snippetCode(snippet: Snippet, { portal, key }: { portal: string; key: string }): string {
  const { element } = snippet;
  const attributes = Object.entries(snippetAttributes(snippet)).map(([name, value]) => ` ${name}="${value}"`);
  return `<script async src="${portal}/widgets/girassol.js" data-key="${key}"></script>
<${element}${attributes.join("")}></${element}>`;
}
