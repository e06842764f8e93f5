import * as z from "zod";
import {
  TermsDraftUpdateSchema,
  TermsFormSchema,
  TermsTextSchema,
  type TermsVersion,
  toTermsForm,
  toTermsText,
} from "#domain/terms/terms-schema.ts";
import { toTermsBlocks } from "#domain/terms/terms-blocks.ts";
import type { TermsKind } from "#domain/terms/terms-kinds.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { actOnRecord, answerRecord } from "../records/record-form.server.ts";
import { NEW_TERMS, TERMS_PATHS } from "./terms-paths.ts";

const ListQuerySchema = z.object({
  feito: z.enum(["published", "withdrawn", "deleted"]).nullable().catch(null),
});
const ActSchema = z.object({ intent: z.string(), version: FORM_VERSION });

/** Loads drafts and versions of a kind of terms. */
export async function loadTermsList({ context, request }: PortalArgs, kind: TermsKind) {
  const list = await context.services.termsDrafts.list(kind);
  return { kind, list, done: readQuery(ListQuerySchema, request).feito };
}

/** Loads the page of one text: a new draft, a stored one, or a published version. */
export async function loadTermsText(args: PortalArgs, kind: TermsKind) {
  const { context, params, request } = args;
  const { termsDrafts } = context.services;
  const { searchParams } = new URL(request.url);
  const id = params["termsId"] ?? NEW_TERMS;
  const savedVersion = Number(searchParams.get("salvo") ?? "0");
  if (id === NEW_TERMS) {
    const copyOf = searchParams.get("copiar");
    const form =
      copyOf === null ? { title: "", body: "" } : toTermsForm(await termsDrafts.getVersion(copyOf));
    const draft = { id: null, version: null, copyOf, form };
    return { kind, name: null, draft, published: null, savedVersion };
  }
  const draft = await findDraft(args, id);
  const published = draft === null ? await termsDrafts.getVersion(id) : null;
  const found = draft ?? published;
  if (found?.kind !== kind) throw new DomainError("NOT_FOUND", { entity: "termsDocument", id });
  return {
    kind,
    name: found.title,
    draft: draft && { id, version: draft.version, copyOf: null, form: toTermsForm(draft) },
    published: published && toReadVersion(published),
    savedVersion,
  };
}

function toReadVersion({ body, ...version }: TermsVersion) {
  return { ...version, blocks: toTermsBlocks(body) };
}

/** Saves, deletes or publishes a draft, or ends a version. */
export async function actOnTerms({ context, params, request }: PortalArgs, kind: TermsKind) {
  const { termsDrafts } = context.services;
  const id = params["termsId"] === NEW_TERMS ? null : (params["termsId"] ?? null);
  const fields = await request.formData();
  const { intent, version } = readForm(ActSchema, fields);
  const done = (what: string) => `${TERMS_PATHS[kind]}?feito=${what}`;
  if (id !== null && (intent === "publish" || intent === "withdraw")) {
    return actOnRecord(context, intent, async () => {
      if (intent === "publish") await termsDrafts.publish(id, version);
      else await termsDrafts.withdraw(id);
      return done(intent === "publish" ? "published" : "withdrawn");
    });
  }
  return answerRecord(context, fields, {
    id,
    kind: {
      records: { ...termsDrafts, create: (input) => termsDrafts.create({ kind, ...input }) },
      schemas: { form: TermsFormSchema, input: TermsTextSchema, update: TermsDraftUpdateSchema },
      read: (sent) => readForm(TermsFormSchema, sent),
      toForm: toTermsForm,
      toInput: toTermsText,
      sets: [],
      paths: { record: TERMS_PATHS[kind], deleted: done("deleted") },
    },
  });
}

/** A draft; null for what was published meanwhile, or long ago. */
async function findDraft({ context }: PortalArgs, id: string) {
  try {
    return await context.services.termsDrafts.get(id);
  } catch (error) {
    if (!isDomainError(error, "NOT_FOUND")) throw error;
    return null;
  }
}
