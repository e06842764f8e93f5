import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { fill } from "#copy/shared/fill.ts";
import { OFFER_KIND_TEXTS, OFFER_TEXTS } from "#copy/offers.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { MAX_NAME_LENGTH } from "#domain/offers/offer-limits.ts";
import type { NewOrder } from "#domain/offers/offer-schema.ts";
import { FORM_CHECK, FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { FORM_ID, FORM_SWITCH } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { readOrder } from "#app/lib/lists/read-order.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { actOnRecord, answerRecord } from "../records/record-form.server.ts";
import { DIALOG_PARAMS, NEW_ENTRY, type OfferDialog, type OfferDone } from "./offer-answer.ts";
import { emptyValues, inputOf, type OfferField, type OfferValues, valuesOf } from "./offer-fields.ts";
import type { OfferKindName } from "./offer-kind.ts";

const ActionSchema = z.object({ intent: z.string().max(20), id: FORM_ID, switch: FORM_SWITCH });

/** Definition of a list's page: its form and use cases. */
export interface OfferPage<Input extends object, Item> {
  kind: OfferKindName;
  fields: readonly OfferField[];
  schemas: { input: z.ZodType<Input>; update: z.ZodType<Input & { version: number }> };
  services: {
    get: (id: string) => Promise<Item>;
    create: (input: Input) => Promise<Item>;
    update: (id: string, update: Input & { version: number }) => Promise<Item>;
    remove: (id: string) => Promise<void>;
    reorder?: (order: NewOrder) => Promise<Item[]>;
  };
}

/** Properties that all entries have. */
export interface OfferEntry {
  id: string;
  name: string;
  version: number;
}

/** Loads the page of a sortable list: all entries, and the dialog in the address. */
export async function readOrderedOffers<Input extends object, Item extends OfferEntry>(
  args: PortalArgs,
  page: OfferPage<Input, Item> & { services: { listAll: () => Promise<Item[]> } },
  auditEntity: string,
) {
  return {
    items: await page.services.listAll(),
    dialog: await readOfferDialog(page, args.request),
    auditEntity: auditEntityFor(args, auditEntity),
  };
}

/** The dialog in the address; null without one.
 *  @throws DomainError NOT_FOUND for an entry that no longer exists */
export async function readOfferDialog<Input extends object, Item extends OfferEntry>(
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
    const { id, version } = entry;
    return { mode: "form", id, copyOf: null, version, values: valuesOf(fields, entry) };
  }
  const values = copied ? copyOf(fields, await services.get(copied)) : emptyValues(fields);
  return { mode: "form", id: null, copyOf: copied ?? null, version: null, values };
}

function copyOf(fields: readonly OfferField[], entry: OfferEntry): OfferValues {
  const name = fill(OFFER_TEXTS.copyOf, { name: entry.name }).slice(0, MAX_NAME_LENGTH);
  const copy = { ...valuesOf(fields, entry), name };
  return {
    ...copy,
    ...("productCode" in copy ? { productCode: "" } : {}),
    ...("isDefault" in copy ? { isDefault: "false" } : {}),
  };
}

/** Runs what a list's page requests: the actions of every record, a switch or move of an entry, or the order. */
export async function answerOffer<Input extends object, Item extends OfferEntry>(
  context: AppLoadContext,
  request: Request,
  page: OfferPage<Input, Item>,
) {
  const fields = await request.formData();
  const { intent, switch: switched, ...sent } = readForm(ActionSchema, fields);
  const { kind, schemas, services } = page;
  const describe = (error: unknown) => inWords(kind, error);
  if (!["save", "reapply", "delete"].includes(intent)) {
    const act = async () => listAddress(request, await change(page, switched, fields));
    return actOnRecord(context, intent, act, describe);
  }
  const id = sent.id || null;
  const form = formSchemaOf(page.fields);
  return answerRecord(context, fields, {
    id,
    kind: {
      records: services,
      schemas: { ...schemas, form },
      read: (sent) => readForm(form, sent),
      toForm: (entry) => valuesOf(page.fields, entry),
      toInput: (values) => inputOf(page.fields, values),
      sets: page.fields.flatMap((field) => (field.kind === "choices" ? [field.name] : [])),
      refusedFields: { NAME_TAKEN: "name", CODE_TAKEN: "productCode" },
      describe,
      paths: {
        saved: listAddress(request, id === null ? "criado" : "salvo"),
        deleted: listAddress(request, "excluido"),
      },
    },
  });
}

/** Schema of the form's fields as a page sends them. */
function formSchemaOf(fields: readonly OfferField[]) {
  const schemas: Partial<Record<OfferField["kind"], typeof FORM_CHECK | typeof FORM_LIST>> = {
    switch: FORM_CHECK,
    choices: FORM_LIST,
  };
  return z.object(Object.fromEntries(fields.map(({ kind, name }) => [name, schemas[kind] ?? FORM_TEXT])));
}

/** The list's address without the dialog, with the last change. */
function listAddress(request: Request, done: OfferDone): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of DIALOG_PARAMS) searchParams.delete(name);
  searchParams.set("feito", done);
  return `${pathname}?${searchParams.toString()}`;
}

async function change<Input extends object, Item extends OfferEntry>(
  { fields, schemas, services }: OfferPage<Input, Item>,
  switched: z.output<typeof FORM_SWITCH>,
  form: FormData,
): Promise<OfferDone> {
  if (switched !== null) {
    const {
      id,
      change: { version },
    } = switched;
    const entry = await services.get(id);
    const stored = entry as unknown as Readonly<Record<string, unknown>>;
    const input = Object.fromEntries(fields.map(({ name }) => [name, stored[name]]));
    const isActive = stored["active"] === true;
    const next = {
      ...input,
      active: !isActive,
      ...(isActive && "isDefault" in input ? { isDefault: false } : {}),
    };
    await services.update(id, { ...schemas.input.parse(next), version });
    return "salvo";
  }
  await services.reorder?.(readOrder(form));
  return "ordem";
}

/** Refusals for which the page has its own words. */
function inWords(kind: OfferKindName, error: unknown): { title?: string; description?: string } {
  if (isDomainError(error, "IN_USE")) {
    const texts: Readonly<Record<string, string>> = OFFER_KIND_TEXTS[kind].inUse;
    const description = texts[error.details.usedBy];
    return description === undefined ? {} : { description };
  }
  if (isDomainError(error, "INVALID_BODY") && error.details.issues.some(({ code }) => code === "TOO_MANY")) {
    return { title: OFFER_TEXTS.fullTitle, description: OFFER_TEXTS.fullText };
  }
  if (!isDomainError(error, "STALE_VERSION")) return {};
  return { title: OFFER_TEXTS.staleOrderTitle, description: OFFER_TEXTS.staleOrderText };
}

/** The entity of the entries in the audit log; null for people who may not read the log. */
export function auditEntityFor({ actor, distributor }: PortalArgs, entity: string): string | null {
  return mayAccess(actor, distributor, pageEntry("Audit").access) ? entity : null;
}
