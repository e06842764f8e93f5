import * as z from "zod";
import { FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { TERMS_KINDS } from "./terms-kinds.ts";
import { MAX_TERMS_TEXT, MAX_TERMS_TITLE } from "./terms-limits.ts";

/** A published version of terms. */
export const PublishedTermsSchema = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  /** Plain text: blank lines separate paragraphs, `# ` begins a heading. */
  body: z.string(),
  /** Since when it holds. */
  createdAt: z.string(),
});
export type PublishedTerms = z.infer<typeof PublishedTermsSchema>;

/** A published version, as people who set terms see it. */
export const TermsVersionSchema = PublishedTermsSchema.extend({
  kind: z.enum(TERMS_KINDS),
  active: z.boolean(),
});
export type TermsVersion = z.infer<typeof TermsVersionSchema>;

const text = {
  title: z.string().trim().min(1).max(MAX_TERMS_TITLE),
  body: z.string().trim().min(1).max(MAX_TERMS_TEXT),
};

/** What a draft says. */
export const TermsTextSchema = z.strictObject(text);
export type TermsText = z.infer<typeof TermsTextSchema>;

/** Input of a new draft. */
export const TermsDraftInputSchema = z.strictObject({ kind: z.enum(TERMS_KINDS), ...text });
export type TermsDraftInput = z.infer<typeof TermsDraftInputSchema>;

/** Input that replaces a stored version of a draft. */
export const TermsDraftUpdateSchema = z.strictObject({ ...text, version: z.int().min(1) });
export type TermsDraftUpdate = z.infer<typeof TermsDraftUpdateSchema>;

/** The draft that is to be published, as it was read. */
export const PublishTermsSchema = z.strictObject({ version: z.int().min(1) });

/** A stored draft. */
export const TermsDraftSchema = z.object({
  id: z.string(),
  kind: z.enum(TERMS_KINDS),
  title: z.string(),
  body: z.string(),
  version: z.int(),
  updatedAt: z.string(),
});
export type TermsDraft = z.infer<typeof TermsDraftSchema>;

/** Drafts and versions of one kind without their texts, newest first. */
export const TermsListSchema = z.object({
  drafts: z.array(TermsDraftSchema.pick({ id: true, title: true, updatedAt: true })),
  versions: z.array(
    TermsVersionSchema.pick({ id: true, version: true, title: true, active: true, createdAt: true }),
  ),
});
export type TermsList = z.infer<typeof TermsListSchema>;

/** The fields of a draft's form. */
export const TermsFormSchema = z.object({
  title: FORM_TEXT,
  /** Browsers send two characters for a line break. */
  body: z.string().max(2 * MAX_TERMS_TEXT),
});
export type TermsForm = z.infer<typeof TermsFormSchema>;

/** A stored text as its form shows it. */
export function toTermsForm({ title, body }: TermsText): TermsForm {
  return { title, body };
}

/** Reads a form as a text. `TermsTextSchema` validates the result. */
export function toTermsText({ title, body }: TermsForm): TermsText {
  return { title, body: body.replaceAll("\r\n", "\n") };
}
