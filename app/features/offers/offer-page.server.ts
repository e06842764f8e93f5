import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { fill } from "#copy/fill.ts";
import { OFFER_KIND_TEXTS, OFFER_TEXTS } from "#copy/offers.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { MAX_NAME_LENGTH } from "#domain/offers/offer-limits.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { NEW_ENTRY, type OfferAnswer, type OfferDialog, type OfferDone } from "./offer-answer.ts";
import { emptyValues, type OfferField, type OfferValues, valuesOf } from "./offer-fields.ts";
import type { OfferKindName } from "./offer-kind.ts";
import { formText, toVersion } from "#app/lib/forms/form-text.ts";
import { readOrder } from "#app/lib/lists/list-order.ts";
import { answerOfferForm, type OfferEntry, type OfferPage, redirectToList } from "./offer-form.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** What the page of an ordered list shows: all its entries, and the dialog that the address asks for. */
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

/** The dialog that the address asks for; null for the list alone.
 *  @throws DomainError NOT_FOUND for an entry that is no more */
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
    return { mode: "form", id: entry.id, version: entry.version, values: valuesOf(fields, entry) };
  }
  const values = copied ? copyOf(fields, await services.get(copied)) : emptyValues(fields);
  return { mode: "form", id: null, version: 0, values };
}

function copyOf(fields: readonly OfferField[], entry: OfferEntry): OfferValues {
  const name = fill(OFFER_TEXTS.copyOf, { name: entry.name }).slice(0, MAX_NAME_LENGTH);
  const copy = { ...valuesOf(fields, entry), name };
  return {
    ...copy,
    ...("productCode" in copy ? { productCode: "" } : {}),
    ...("isDefault" in copy ? { isDefault: false } : {}),
  };
}

/** What a list's page asks for: to save, fill anew, delete, switch or move an entry, or to save the order. */
export async function answerOffer<Input extends object, Item extends OfferEntry>(
  context: AppLoadContext,
  request: Request,
  page: OfferPage<Input, Item>,
) {
  const form = await request.formData();
  const intent = formText(form, "intent", 20);
  if (intent === "save" || intent === "reapply") return answerOfferForm(context, request, page, form, intent);
  try {
    return redirectToList(request, await change(page, form, intent));
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, status } = { ...refusal, ...inWords(page.kind, error) };
    return data({ kind: "refusal", refusal: { title, description } } satisfies OfferAnswer, { status });
  }
}

async function change<Input extends object, Item extends OfferEntry>(
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
    await services.update(id, { ...schema.parse(next), version: toVersion(version) });
    return "salvo";
  }
  await services.reorder?.(readOrder(form));
  return "ordem";
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

/** What the audit log calls the entries, for who may read it; otherwise null. */
export function auditEntityFor({ actor, distributor }: PortalArgs, entity: string): string | null {
  return mayAccess(actor, distributor, pageEntry("Audit").access) ? entity : null;
}
