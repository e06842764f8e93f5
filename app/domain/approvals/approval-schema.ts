import * as z from "zod";
import type { DocumentModel } from "#domain/documents/document-model.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import { MAX_APPROVAL_COMMENT, MAX_APPROVAL_NAME } from "./approval-limits.ts";
import { APPROVAL_ANSWERS, APPROVAL_STATES, needsComment } from "./approval-state.ts";

const coded = (code: string) => ({ message: code, params: { code } });

const name = z
  .string()
  .trim()
  .max(MAX_APPROVAL_NAME)
  .refine((text) => text !== "", coded("REQUIRED"));

/** A link to be made. */
export const NewApprovalLinkSchema = z.strictObject({
  /** The version that the person saw. */
  version: z.int().min(1),
  /** Who is to answer. */
  name,
  /** Where the link is sent; null to hand it over in another way. */
  email: z
    .string()
    .trim()
    .max(254)
    .nullable()
    .default(null)
    .refine((text) => text === null || text === "" || isEmail(text), coded("INVALID_EMAIL"))
    .transform((text) => (text === null || text === "" ? null : normalizeEmail(text))),
  /** Last calendar day on which it can be answered. */
  lastOn: DaySchema,
});

/** An answer to the version that its page showed. */
export const AnswerApprovalSchema = z
  .strictObject({
    version: z.int().min(1),
    answer: z.enum(APPROVAL_ANSWERS),
    /** Who answers. */
    name,
    comment: z.string().trim().max(MAX_APPROVAL_COMMENT).default(""),
    /** Code of what the page showed: where it is given, nothing else is answered, even if only the template has changed. */
    shownCode: z.string().max(64).nullable().default(null),
  })
  .refine(({ answer, comment }) => comment !== "" || !needsComment(answer), {
    path: ["comment"],
    ...coded("REQUIRED"),
  });

/** An answer as everybody with the link sees it. */
export const GivenAnswerSchema = z.object({
  version: z.int(),
  answer: z.enum(APPROVAL_ANSWERS),
  name: z.string(),
  comment: z.string(),
  at: z.string(),
  /** Code of what was shown, printed on the documents of an accepted version. */
  code: z.string(),
});

/** A link with its answers, newest first, and what proves them. */
const ApprovalLinkSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  version: z.int(),
  lastOn: z.string(),
  createdAt: z.string(),
  createdByName: z.string(),
  withdrawnAt: z.string().nullable(),
  state: z.enum(APPROVAL_STATES),
  answers: z.array(
    GivenAnswerSchema.extend({
      /** SHA-256 of what was shown, in hexadecimal digits. */
      sha256: z.string(),
      /** IP address and browser of who answered. */
      address: z.string(),
      userAgent: z.string(),
    }),
  ),
});

/** The links of a budget, newest first, also once it has become an order. */
export const ApprovalLinksSchema = z.object({
  items: z.array(ApprovalLinkSchema),
  type: z.enum(REQUEST_TYPES),
  /** Code and name of the budget, and its customer; empty without one. */
  code: z.string(),
  name: z.string(),
  customerName: z.string(),
  /** Its newest version. */
  version: z.int(),
  /** Whether the person may make another one at this moment. */
  mayMake: z.boolean(),
  /** Last day of a link, unless the person says otherwise. */
  usualLastOn: z.string(),
  /** Today at the distributor. */
  today: z.string(),
});

/** A new link, with its address, which is told this once. */
export const MadeApprovalLinkSchema = ApprovalLinkSchema.extend({ url: z.string() });

function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).readonly();
}

const DocumentBlockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: z.string() }),
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({
    kind: z.literal("facts"),
    facts: list(z.object({ label: z.string(), value: z.string() })),
  }),
  z.object({
    kind: z.literal("table"),
    columns: list(z.object({ label: z.string(), align: z.enum(["left", "right"]), share: z.number() })),
    rows: list(z.object({ cells: list(z.string()), isPart: z.boolean().optional() })),
  }),
  z.object({
    kind: z.literal("sums"),
    rows: list(z.object({ label: z.string(), value: z.string(), isTotal: z.boolean() })),
  }),
  z.object({ kind: z.literal("signatures"), names: list(z.string()) }),
]);

/** A budget as its document says it. */
const DocumentModelSchema: z.ZodType<DocumentModel> = z.object({
  title: z.string(),
  sender: z.string(),
  kind: z.string(),
  marks: list(z.string()),
  color: z.string(),
  signColor: z.string(),
  showLogo: z.boolean(),
  footer: z.string(),
  blocks: list(DocumentBlockSchema),
  at: z.string(),
});

/** What who has a link sees. */
export const ApprovalPageSchema = z.object({
  state: z.enum(APPROVAL_STATES),
  distributorName: z.string(),
  /** Whom the link was made for. */
  name: z.string(),
  /** Code of the budget. */
  code: z.string(),
  /** The newest version, which an answer has to name. */
  version: z.int(),
  /** The version that the link was made for, or last answered. */
  seenVersion: z.int(),
  lastOn: z.string(),
  /** The newest answer by this link, to whichever version; null before the first. */
  answer: GivenAnswerSchema.nullable(),
  /** The newest version, and the code of it as it is shown; null where it is not shown any more. */
  document: DocumentModelSchema.nullable(),
  shownCode: z.string().nullable(),
});

export type NewApprovalLink = z.output<typeof NewApprovalLinkSchema>;
export type AnswerApproval = z.output<typeof AnswerApprovalSchema>;
export type GivenAnswer = z.infer<typeof GivenAnswerSchema>;
export type ApprovalLink = z.infer<typeof ApprovalLinkSchema>;
export type ApprovalLinks = z.infer<typeof ApprovalLinksSchema>;
export type MadeApprovalLink = z.infer<typeof MadeApprovalLinkSchema>;
export type ApprovalPage = z.infer<typeof ApprovalPageSchema>;
