import { SAMPLE_TEXTS } from "#copy/documents.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { holdsPermission } from "#domain/access/held-permissions.ts";
import type { DocumentModel } from "#domain/documents/document-model.ts";
import { RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { visibleContent } from "#domain/requests/visible-prices.ts";
import type { DocumentTemplate } from "#domain/settings/document-template-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { createDocumentRepository } from "#worker/repositories/documents/document-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { type OpenedRequest, openSeenRequest } from "../requests/open-request.ts";
import { readRequestsAccess } from "../requests/read-requests.ts";
import { templatesAccess } from "../settings/templates.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { buildDocument, type DocumentFacts, type DocumentSource } from "./build-document.ts";

/** The most requests that a preview offers. */
const MOST_CHOICES = 20;

/** How a template looks with the data of a request. */
export interface TemplatePreview {
  model: DocumentModel;
  /** Id of the request; null for made-up data. */
  requestId: string | null;
  /** Newest requests of the type that the person may choose from. */
  choices: { id: string; code: string; name: string }[];
}

/** Previews a template that need not be saved, with a request that the person may see, the newest unless asked for
 *  another; with made-up data for people who see none.
 *  @throws DomainError ACCESS_DENIED */
export function createPreviewTemplate(scope: Scope) {
  return async function previewTemplate(
    type: RequestType,
    template: DocumentTemplate,
    asked: string | null,
  ): Promise<TemplatePreview> {
    const { distributor, database, actor } = authoriseUser(scope, templatesAccess);
    const documents = createDocumentRepository(database, distributor.id);
    const isAllowed = maySee(actor, distributor, type);
    const newest = isAllowed ? await documents.listNewest(type, MOST_CHOICES) : [];
    const found =
      (isAllowed && asked !== null ? await openChosen(scope, asked, type) : null) ??
      (newest[0] ? await openChosen(scope, newest[0].id, type) : null);
    const facts = found === null ? null : await documents.findFacts(found.request.id, found.request.version);
    if (found === null || facts === null) {
      const model = buildDocument({ ...sampleSource(type), distributor, template });
      return { model, requestId: null, choices: newest };
    }
    const { request, content, shows } = found;
    const { id, code, name, version, expiresOn } = request;
    const model = buildDocument({
      facts: { ...facts, type: request.type, code, version, expiresOn },
      content: visibleContent(content, { ...shows, explanation: false }),
      showsFreight: shows.freight,
      ...{ distributor, template },
    });
    const choices = newest.some((one) => one.id === id) ? newest : [{ id, code, name }, ...newest];
    return { model, requestId: id, choices };
  };
}

function maySee(actor: UserActor, distributor: Distributor, type: RequestType): boolean {
  return holdsPermission(actor, distributor, type) && holdsPermission(actor, distributor, `${type}.details`);
}

/** A request of the type; null for one that is not there, or not for this person. */
async function openChosen(scope: Scope, id: string, type: RequestType): Promise<OpenedRequest | null> {
  try {
    // Nothing is written, although a form asks.
    const opened = await openSeenRequest({ ...scope, isWrite: false }, id, readRequestsAccess);
    return opened.request.type === type ? opened : null;
  } catch (error) {
    if (isDomainError(error, "REQUEST_DELETED") || isDomainError(error, "NOT_FOUND")) return null;
    throw error;
  }
}

/** Data of nobody, for people who may not see requests and distributors without any. */
function sampleSource(type: RequestType): Pick<DocumentSource, "facts" | "content" | "showsFreight"> {
  const facts: DocumentFacts = {
    ...{ type, code: SAMPLE_TEXTS.codes[type], version: 1, savedAt: "2026-01-05T12:00:00.000Z" },
    ...{ expiresOn: type === "budget" ? "2026-01-20" : null, budgetCode: null },
    ...{ createdByName: SAMPLE_TEXTS.seller, integratorName: SAMPLE_TEXTS.integrator },
    ...{ integratorCnpj: "11222333000181", purchaseNumber: null },
    approvals: [],
    returns: [],
  };
  const content = RequestContentSchema.parse({
    name: SAMPLE_TEXTS.name,
    lines: SAMPLE_TEXTS.items.map((name, at) => ({
      ...{ kind: "product", itemId: `prd_${String(at)}`, name, amount: at + 1, powerW: 0, products: [] },
      ...{ unitPriceCents: 100_000, totalCents: (at + 1) * 100_000 },
    })),
    customer: {
      userOrCompanyName: SAMPLE_TEXTS.customer,
      cpf: "52998224725",
      email: "",
      telephone: "+5562987654321",
    },
    delivery: { shippingType: "CIF", address: null, deliveryState: "GO", daysToDeliver: 10 },
    center: { id: "", name: SAMPLE_TEXTS.center },
    payment: { type: "pix", methodName: SAMPLE_TEXTS.payment },
    totals: {
      ...{ itemsCents: 600_000, freightCents: 45_000, totalCents: 645_000, powerW: 5_500 },
      installmentsCents: [215_000, 215_000, 215_000],
    },
    explain: [],
  });
  const all = { prices: true, extraItems: true, freight: true, explanation: false };
  return { facts, content: visibleContent(content, all), showsFreight: true };
}
