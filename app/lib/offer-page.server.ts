import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { ZodError, type ZodType } from "zod";
import { fill } from "#copy/fill.ts";
import { OFFER_KIND_TEXTS, OFFER_TEXTS } from "#copy/offers.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { MAX_NAME_LENGTH } from "#domain/offers/offer-limits.ts";
import type { NewOrder } from "#domain/offers/offer-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import {
  DIALOG_PARAMS,
  NEW_ENTRY,
  type OfferAnswer,
  type OfferDialog,
  type OfferDone,
  type OfferFormAnswer,
} from "../features/offers/offer-answer.ts";
import {
  emptyValues,
  errorsOf,
  inputOf,
  type OfferField,
  type OfferValues,
  readValues,
  reapplyChanges,
  valuesOf,
} from "../features/offers/offer-fields.ts";
import type { OfferKindName } from "../features/offers/offer-kind.ts";
import { stepId } from "./list-order.ts";
import { formText } from "./form-text.ts";
import type { PortalArgs } from "./page-loader.server.ts";

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

interface Entry {
  id: string;
  name: string;
  version: number;
}

/** The dialog that the address asks for; null for the list alone.
 *  @throws DomainError NOT_FOUND for an entry that is no more */
export async function readOfferDialog<Input extends object, Item extends Entry>(
  { fields, services }: OfferPage<Input, Item>,
  request: Request,
): Promise<OfferDialog | null> {
  const { searchParams } = new URL(request.url);
  const [removed, edited, copied] = ["excluir", "editar", "copiar"].map((name) => searchParams.get(name));
  if (removed) {
    const { id, name } = await services.get(removed);
    return { mode: "delete", id, name };
  }
  if (!edited) return null;
  if (edited !== NEW_ENTRY) {
    const entry = await services.get(edited);
    return { mode: "form", id: entry.id, version: entry.version, values: valuesOf(fields, entry) };
  }
  const values = copied ? copyOf(fields, await services.get(copied)) : emptyValues(fields);
  return { mode: "form", id: null, version: 0, values };
}

function copyOf(fields: readonly OfferField[], entry: Entry): OfferValues {
  const name = fill(OFFER_TEXTS.copyOf, { name: entry.name }).slice(0, MAX_NAME_LENGTH);
  const copy = { ...valuesOf(fields, entry), name };
  return {
    ...copy,
    ...("productCode" in copy ? { productCode: "" } : {}),
    ...("isDefault" in copy ? { isDefault: false } : {}),
  };
}

/** What a list's page asks for: to save, fill anew, delete, switch or move an entry, or to save the order. */
export async function answerOffer<Input extends object, Item extends Entry>(
  context: AppLoadContext,
  request: Request,
  page: OfferPage<Input, Item>,
) {
  const form = await request.formData();
  const intent = formText(form, "intent", 20);
  if (intent === "save" || intent === "reapply") return answerForm(context, request, page, form, intent);
  try {
    return toList(request, await change(page, form, intent));
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, status } = { ...refusal, ...inWords(page.kind, error) };
    return data({ kind: "refusal", refusal: { title, description } } satisfies OfferAnswer, { status });
  }
}

async function change<Input extends object, Item extends Entry>(
  { fields, schema, services }: OfferPage<Input, Item>,
  form: FormData,
  intent: string,
): Promise<OfferDone> {
  const switched = formText(form, "switch", 80).split(" ");
  if (intent === "delete") {
    await services.remove(formText(form, "id", 64));
    return "excluido";
  }
  if (switched.length === 2) {
    const [id = "", version] = switched;
    const entry = await services.get(id);
    const stored = entry as unknown as Readonly<Record<string, unknown>>;
    const input = Object.fromEntries(fields.map(({ name }) => [name, stored[name]]));
    const isActive = stored["active"] === true;
    const next = {
      ...input,
      active: !isActive,
      ...(isActive && "isDefault" in input ? { isDefault: false } : {}),
    };
    await services.update(id, { ...schema.parse(next), version: Number(version) });
    return "salvo";
  }
  const before = idsOf(form, "before");
  const step = formText(form, "move", 80);
  const after = step === "" ? idsOf(form, "after") : stepId(before, step);
  await services.reorder?.({ before, after });
  return "ordem";
}

function idsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((id) => typeof id === "string");
}

async function answerForm<Input extends object, Item extends Entry>(
  context: AppLoadContext,
  request: Request,
  { fields, schema, services }: OfferPage<Input, Item>,
  form: FormData,
  intent: "save" | "reapply",
) {
  const id = formText(form, "id", 64);
  const version = Number(form.get("version"));
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
        values: reapplyChanges(base, values, current),
        base: current,
        version: entry.version,
        isReapplied: true,
      } satisfies OfferFormAnswer);
    }
    const input = schema.parse(inputOf(fields, values));
    if (id === "") await services.create(input);
    else await services.update(id, { ...input, version });
    return toList(request, id === "" ? "criado" : "salvo");
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

/** Refusals that this page says in words of its own. */
function inWords(kind: OfferKindName, error: unknown): { title?: string; description?: string } {
  if (isDomainError(error, "IN_USE")) {
    const texts: Readonly<Record<string, string>> = OFFER_KIND_TEXTS[kind].inUse;
    const description = texts[error.details.usedBy];
    return description === undefined ? {} : { description };
  }
  if (!isDomainError(error, "STALE_VERSION")) return {};
  return { title: OFFER_TEXTS.staleOrderTitle, description: OFFER_TEXTS.staleOrderText };
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

function toList(request: Request, done: OfferDone) {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of DIALOG_PARAMS) searchParams.delete(name);
  searchParams.set("feito", done);
  return redirect(`${pathname}?${searchParams.toString()}`);
}

/** What the audit log calls the entries, for who may read it; otherwise null. */
export function auditEntityFor({ actor, distributor }: PortalArgs, entity: string): string | null {
  return mayAccess(actor, distributor, pageEntry("Audit").access) ? entity : null;
}
