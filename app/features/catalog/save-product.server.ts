import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import {
  type FieldConflict,
  mergeProductTexts,
  productConflicts,
  type ProductTexts,
  toProductTexts,
} from "#domain/catalog/product-form.ts";
import type { ProductValues } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { readProductTexts } from "#domain/catalog/read-product-texts.ts";
import { checkFile } from "#domain/files/file-rules.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { ProductFormAnswer, ProductMergeAnswer } from "./product-answer.ts";
import {
  lookupsOf,
  parseTexts,
  readChoices,
  readProductTexts as readSentTexts,
} from "./product-form-data.ts";
import { productPath } from "./product-row.ts";
import { readNamesOf, readProduct, readProductType } from "./product-page.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { FORM_VERSION, IntentSchema } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const FILE_KINDS = ["photo", "datasheet"] as const;
const FILE_SIZES = { photo: "image", datasheet: "document" } as const;

/** Texts by field that a page carried along, as far as they are some. */
const CARRIED_TEXTS = z.string().transform(parseTexts);

/** What the form of a product sends beside the fields of its type. */
const ProductFormSchema = z.object({
  base: CARRIED_TEXTS,
  version: FORM_VERSION,
  photo: z.file().optional(),
  photoRemove: z.boolean(),
  datasheet: z.file().optional(),
  datasheetRemove: z.boolean(),
});

/** What two people made of a product, beside the sides that somebody chose. */
const MergeFormSchema = z.object({
  base: CARRIED_TEXTS,
  mine: CARRIED_TEXTS,
  theirs: CARRIED_TEXTS,
  version: FORM_VERSION,
});

type FileKind = (typeof FILE_KINDS)[number];

/** What the form sent. */
interface Sent {
  type: ProductType;
  /** Null for a new product. */
  id: string | null;
  texts: ProductTexts;
  /** The texts that the person began with. */
  base: ProductTexts;
  version: number;
  files: Partial<Record<FileKind, Uint8Array>>;
  removed: readonly FileKind[];
}

/** Reads a change from the form and returns the function that saves it; null for an invalid change. */
type ReadChange = (services: AppLoadContext["services"], fields: FormData) => (() => Promise<unknown>) | null;

/** Runs what the form of a product, or of a merge, requests: save or duplicate.
 *  @param readSubstitutes - reads the list of substitutes, on pages that have one */
export async function answerProduct(
  { context, params, request }: PortalArgs,
  readSubstitutes: ReadChange = () => null,
) {
  const type = readProductType(params["type"]);
  const id = params["productId"] ?? null;
  const fields = await request.formData();
  const { intent } = readForm(IntentSchema, fields);
  if (intent === "duplicate" && id !== null) {
    const copy = await context.services.products.duplicate(id);
    return redirect(`${productPath(copy.type, copy.id)}?copiado=1`);
  }
  if (intent === "substitutes" && id !== null) {
    await readSubstitutes(context.services, fields)?.();
    return redirect(productPath(type, id));
  }
  const sent = intent === "merge" ? readMerged(fields, type, id) : await readSent(fields, type, id);
  return saveProduct(context, sent);
}

async function readSent(fields: FormData, type: ProductType, id: string | null): Promise<Sent> {
  const { base, version, ...sent } = readForm(ProductFormSchema, fields);
  const texts = readSentTexts(fields, type);
  const files: Sent["files"] = {};
  for (const kind of FILE_KINDS) {
    const file = sent[kind];
    if (file !== undefined) files[kind] = new Uint8Array(await file.arrayBuffer());
  }
  return {
    type,
    id,
    texts,
    base: base ?? texts,
    version,
    files,
    removed: FILE_KINDS.filter((kind) => sent[`${kind}Remove`] && files[kind] === undefined),
  };
}

function readMerged(fields: FormData, type: ProductType, id: string | null): Sent {
  const sent = readForm(MergeFormSchema, fields);
  const [base, mine, theirs] = [sent.base ?? {}, sent.mine ?? {}, sent.theirs ?? {}];
  const conflicts = productConflicts(type, { base, mine, theirs }, WITHOUT_NAMES);
  return {
    type,
    id,
    texts: mergeProductTexts(mine, conflicts, readChoices(fields)),
    base: theirs,
    version: sent.version,
    files: {},
    removed: [],
  };
}

/** Texts of categories and inverters are compared as written, without a lookup of names. */
const WITHOUT_NAMES = lookupsOf({ categories: [], inverters: [] });

async function saveProduct(context: AppLoadContext, sent: Sent) {
  const fileErrors = checkFiles(sent.files);
  const names = await readNamesOf(
    context,
    (sent.texts.compatibleInverters ?? "").split(/[;,\n]/).map((code) => code.trim()),
  );
  const { values, issues } = readProductTexts(sent.type, sent.texts, {
    before: null,
    lookups: lookupsOf(names),
  });
  const found = Object.fromEntries(issues.map(({ field, code }) => [field, code]));
  if (issues.length > 0 || Object.keys(fileErrors).length > 0) {
    return data(refusedForm(context, sent, { ...found, ...fileErrors }), { status: 400 });
  }
  let saved: SavedProduct;
  try {
    saved = await writeValues(context, sent, values);
  } catch (error) {
    return answerRefusal(context, sent, error);
  }
  const { version, isWhole } = await writeFiles(context, sent, saved);
  const notice = isWhole ? `salvo=${String(version)}` : "semArquivo=1";
  return redirect(`${productPath(sent.type, saved.id)}?${notice}`);
}

type SavedProduct = Awaited<ReturnType<AppLoadContext["services"]["products"]["get"]>>;

function writeValues(
  { services: { products } }: AppLoadContext,
  { type, id, version }: Sent,
  values: ProductValues,
) {
  return id === null ? products.create({ type, values }) : products.update(id, { type, values, version });
}

/** Stores the files, each as a new version on top of the one before. The values are saved by then: when a file
 *  fails, the page says so and the file is sent again. */
async function writeFiles(context: AppLoadContext, sent: Sent, saved: SavedProduct) {
  const { files } = context.services;
  let { version } = saved;
  try {
    for (const kind of FILE_KINDS) {
      const bytes = sent.files[kind];
      if (bytes !== undefined) ({ version } = await files.upload(saved.id, { kind, bytes, version }));
      else if (sent.removed.includes(kind)) ({ version } = await files.remove(saved.id, { kind, version }));
    }
    return { version, isWhole: true };
  } catch (error) {
    if (context.describeRefusal(error) === null) throw error;
    return { version, isWhole: false };
  }
}

async function answerRefusal(context: AppLoadContext, sent: Sent, error: unknown) {
  const refusal = context.describeRefusal(error);
  if (refusal === null) throw error;
  if (isDomainError(error, "STALE_VERSION") && sent.id !== null) {
    return data(await openMerge(context, sent, sent.id), { status: refusal.status });
  }
  const issues = isDomainError(error, "INVALID_BODY") ? error.details.issues : [];
  const errors = isDomainError(error, "CODE_TAKEN")
    ? { productCode: "CODE_TAKEN" }
    : Object.fromEntries(issues.map(({ field, code }) => [field, code]));
  const { title, description, status } = refusal;
  const form = refusedForm(context, sent, errors);
  const isOfFields = Object.keys(errors).length > 0;
  return data({ ...form, refusal: isOfFields ? null : { title, description } }, { status });
}

/** The merge of the stored values and the sent ones. */
async function openMerge(context: AppLoadContext, sent: Sent, id: string): Promise<ProductMergeAnswer> {
  const current = await readProduct(context, sent.type, id);
  const names = await readNamesOf(context, current.values.compatibleInverters);
  const theirs = toProductTexts(sent.type, current.values, lookupsOf(names));
  const conflicts: FieldConflict[] = productConflicts(
    sent.type,
    { base: sent.base, mine: sent.texts, theirs },
    WITHOUT_NAMES,
  );
  return {
    kind: "merge",
    key: context.requestId,
    base: sent.base,
    mine: sent.texts,
    theirs,
    version: current.version,
    conflicts,
  };
}

function refusedForm(
  context: AppLoadContext,
  { texts, base, version }: Sent,
  errors: Readonly<Record<string, string>>,
): ProductFormAnswer {
  return { kind: "form", key: context.requestId, texts, base, version, errors, refusal: null };
}

/** Error codes of the files, by field. */
function checkFiles(files: Sent["files"]): Record<string, string> {
  return Object.fromEntries(
    FILE_KINDS.flatMap((kind) => {
      const bytes = files[kind];
      if (bytes === undefined) return [];
      try {
        checkFile(bytes, FILE_SIZES[kind]);
        return [];
      } catch (error) {
        if (!isDomainError(error, "FILE_NOT_ALLOWED")) throw error;
        return [[kind, `FILE_${error.details.reason.toUpperCase()}`]];
      }
    }),
  );
}
