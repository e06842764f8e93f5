/** Elements that a site writes into its pages; the checkout needs an order, which a script of the site knows. */
const ELEMENTS = ["girassol-kit-buyer", "girassol-kit-card", "girassol-lead-form"] as const;
const LEAD_FORM = ELEMENTS[2];

type SnippetElement = (typeof ELEMENTS)[number];

/** The elements that a key can show. */
export function elementsOf({ showsKits }: { showsKits: boolean }): readonly SnippetElement[] {
  return showsKits ? ELEMENTS : [LEAD_FORM];
}

export const SNIPPET_SCHEMES = ["light", "dark", "auto"] as const;

/** What the code for a site is to show. What is empty is left to the distributor's look, and to the page around. */
export interface Snippet {
  element: SnippetElement;
  /** Id of a kit: the one of a kit card, or the one that a kit buyer shows at first. */
  kit: string;
  /** #rrggbb */
  accent: string;
  /** Roundness of corners in pixels. */
  radius: string;
  /** Without it, comfortable. */
  density: "" | "compact";
  scheme: "" | (typeof SNIPPET_SCHEMES)[number];
}

export const MOST_RADIUS_PX = 24;

/** The choices in an address; what is none of them is left out.
 *  @param elements - those of the key, the usual one first */
export function readSnippet(
  params: URLSearchParams,
  elements: readonly SnippetElement[] = ELEMENTS,
): Snippet {
  const textOf = (name: keyof Snippet, pattern: RegExp) => {
    const text = params.get(name)?.trim() ?? "";
    return pattern.test(text) ? text : "";
  };
  const oneOf = <T extends string>(name: keyof Snippet, known: readonly T[]) =>
    known.find((one) => one === params.get(name));
  const radius = textOf("radius", /^\d{1,2}$/);
  return {
    element: oneOf("element", elements) ?? elements[0] ?? ELEMENTS[0],
    kit: textOf("kit", /^[\w-]{1,64}$/),
    accent: textOf("accent", /^#[\da-f]{6}$/i),
    radius: Number(radius) <= MOST_RADIUS_PX ? radius : "",
    density: oneOf("density", ["compact"]) ?? "",
    scheme: oneOf("scheme", SNIPPET_SCHEMES) ?? "",
  };
}

/** Attributes of the element, without those that say nothing. */
export function snippetAttributes({ element, kit, ...look }: Snippet): Record<string, string> {
  const own = element === LEAD_FORM ? look : { kit, ...look };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ""));
}

/** The lines that show a distributor's kits in any page of another site. */
export function snippetCode(snippet: Snippet, { portal, key }: { portal: string; key: string }): string {
  const { element } = snippet;
  const attributes = Object.entries(snippetAttributes(snippet)).map(([name, value]) => ` ${name}="${value}"`);
  return `<script async src="${portal}/widgets/girassol.js" data-key="${key}"></script>
<${element}${attributes.join("")}></${element}>`;
}
