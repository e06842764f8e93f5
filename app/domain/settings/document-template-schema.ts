import * as z from "zod";
import { DOCUMENT_BLOCK_KINDS, type DocumentBlockKind, TEMPLATE_LIMITS } from "./document-template.ts";

const text = (limit: number) => z.string().trim().max(limit).default("");

/** A block of a document: whether it is printed, its heading and its text, which may hold variables. An empty heading or
 *  text stands for the built-in one. */
const DocumentBlockSchema = z.strictObject({
  kind: z.enum(DOCUMENT_BLOCK_KINDS),
  show: z.boolean(),
  title: text(TEMPLATE_LIMITS.title),
  text: text(TEMPLATE_LIMITS.text),
});

/** Blocks that are printed only when the distributor says so: they say nothing of their own. */
const HIDDEN_AT_FIRST: readonly DocumentBlockKind[] = ["text", "signatures"];

const DEFAULT_BLOCKS = DOCUMENT_BLOCK_KINDS.map((kind) => ({
  ...{ kind, show: !HIDDEN_AT_FIRST.includes(kind), title: "", text: "" },
}));

/** How the document of a budget or of an order looks: each kind of block once, in the order in which they are printed.
 *  @source spec, settings screens: quote template */
export const DocumentTemplateSchema = z.object({
  /** Colour of headings and lines, `#rrggbb`; empty for the distributor's primary colour. */
  color: z
    .string()
    .regex(/^(#[0-9a-f]{6})?$/i)
    .default(""),
  showLogo: z.boolean().default(true),
  /** Whether the parts of each kit are listed below it. */
  showParts: z.boolean().default(true),
  /** Whether the price of one unit has a column of its own. */
  showUnitPrices: z.boolean().default(true),
  blocks: z
    .array(DocumentBlockSchema)
    .refine(
      (blocks) =>
        blocks.length === DOCUMENT_BLOCK_KINDS.length &&
        new Set(blocks.map(({ kind }) => kind)).size === blocks.length,
    )
    .default(DEFAULT_BLOCKS),
});

export type DocumentTemplate = z.infer<typeof DocumentTemplateSchema>;
export type TemplateBlock = DocumentTemplate["blocks"][number];
