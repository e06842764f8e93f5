import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { ZodError, type ZodType } from "zod";
import type { NewOrder } from "#domain/offers/offer-schema.ts";
import { reapplyFields } from "#domain/records/record-form.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { DIALOG_PARAMS, type OfferDone, type OfferFormAnswer } from "./offer-answer.ts";
import {
  errorsOf,
  inputOf,
  type OfferField,
  type OfferValues,
  readValues,
  valuesOf,
} from "./offer-fields.ts";
import type { OfferKindName } from "./offer-kind.ts";
import { formText, sentVersion } from "#app/lib/forms/form-text.ts";

/** A page of one list: its form, and the use cases behind it. */
export interface OfferPage<Input extends object, Item> {
  kind: OfferKindName;
  fields: readonly OfferField[];
  schema: ZodType<Input>;
  services: {
    get: (id: string) => Promise<Item>;
    create: (input: Input) => Promise<Item>;
    update: (id: string, update: Input & { version: number }) => Promise<Item>;
    remove: (id: string) => Promise<void>;
    reorder?: (order: NewOrder) => Promise<Item[]>;
  };
}

/** What all entries have. */
export interface OfferEntry {
  id: string;
  name: string;
  version: number;
}

/** What the form of an entry asks for: to save it, or to fill it anew with what others saved meanwhile. */
export async function answerOfferForm<Input extends object, Item extends OfferEntry>(
  context: AppLoadContext,
  request: Request,
  { fields, schema, services }: OfferPage<Input, Item>,
  form: FormData,
  intent: "save" | "reapply",
) {
  const id = formText(form, "id", 64);
  const version = sentVersion(form);
  const values = readValues(fields, form);
  const base = readBase(form, values);
  const unsaved = {
    kind: "form",
    key: context.requestId,
    values,
    base,
    version,
    errors: {},
    refusal: null,
    isReapplied: false,
  } satisfies OfferFormAnswer;
  try {
    if (intent === "reapply") {
      const entry = await services.get(id);
      const current = valuesOf(fields, entry);
      return data({
        ...unsaved,
        values: reapplyFields({ base, mine: values, current }),
        base: current,
        version: entry.version,
        isReapplied: true,
      } satisfies OfferFormAnswer);
    }
    const input = schema.parse(inputOf(fields, values));
    if (id === "") await services.create(input);
    else await services.update(id, { ...input, version });
    return redirectToList(request, id === "" ? "criado" : "salvo");
  } catch (error) {
    if (error instanceof ZodError) {
      const issues = error.issues.map((issue) => ({
        field: issue.path.join("."),
        code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
      }));
      return data({ ...unsaved, errors: errorsOf(fields, issues) } satisfies OfferFormAnswer, {
        status: 400,
      });
    }
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const errors = refusedFields(fields, error);
    const { code, title, description, status } = refusal;
    const answer = {
      ...unsaved,
      errors,
      refusal: Object.keys(errors).length > 0 ? null : { code, title, description },
    };
    return data(answer satisfies OfferFormAnswer, { status });
  }
}

function refusedFields(fields: readonly OfferField[], error: unknown): OfferFormAnswer["errors"] {
  if (isDomainError(error, "NAME_TAKEN")) return { name: "NAME_TAKEN" };
  if (isDomainError(error, "CODE_TAKEN")) return { productCode: "CODE_TAKEN" };
  return isDomainError(error, "INVALID_BODY") ? errorsOf(fields, error.details.issues) : {};
}

/** What the form began with; what it holds now where that does not read. */
function readBase(form: FormData, values: OfferValues): OfferValues {
  try {
    const base: unknown = JSON.parse(formText(form, "base", 20_000));
    if (typeof base !== "object" || base === null) return values;
    const known = Object.entries(base).filter(([name, value]) => sameKind(values[name], value));
    return { ...values, ...(Object.fromEntries(known) as OfferValues) };
  } catch {
    return values;
  }
}

function sameKind(value: OfferValues[string] | undefined, other: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(other) && other.every((one) => typeof one === "string");
  return typeof value === typeof other && !Array.isArray(other);
}

/** Back to the list without its dialog, which says what was done. */
export function redirectToList(request: Request, done: OfferDone) {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of DIALOG_PARAMS) searchParams.delete(name);
  searchParams.set("feito", done);
  return redirect(`${pathname}?${searchParams.toString()}`);
}
