import * as z from "zod";
import { STATUS_GROUP_LABELS } from "#copy/requests/statuses.ts";
import { toVisibleSummary } from "#domain/pricing/precification-summary-schema.ts";
import { marginEffect } from "#domain/requests/margin-effect.ts";
import { HISTORY_PAGE_SIZE } from "#domain/requests/history-page-size.ts";
import { isAllowed } from "#domain/requests/request-actions.ts";
import { requestEntity } from "#domain/requests/request-entity.ts";
import type { RequestEntity } from "#domain/requests/request-entity-schema.ts";
import { sumOfContent } from "#domain/requests/resum-content.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import { readRequestLinks } from "#worker/repositories/requests/request-links.ts";
import type { Scope } from "#worker/scope.ts";
import { createReadFormulas } from "../pricing/read-formulas.ts";
import { actionQuestion } from "./action-question.ts";
import { openSeenRequest } from "./open-request.ts";
import { pastVersions } from "./read-history.ts";
import { createGetRequest, readRequestsAccess } from "./read-requests.ts";

const STATUS_EVENTS = { budget: "budget.status-changed", order: "order.status-changed" } as const;
/** Events that make a budget valid anew. */
const RENEWALS = ["budget.edited", "budget.renewed"];

/** Reads one budget or order whole, under the specification's names, for programs; without what the person may not see.
 *  @throws DomainError NOT_FOUND, also for another company's request and for a type that the person may not see;
 *    REQUEST_DELETED
 *  @source spec, request fields */
export function createReadEntity(scope: Scope) {
  return async function readEntity(id: string): Promise<RequestEntity> {
    const [shown, opened] = await Promise.all([
      createGetRequest(scope)(id),
      openSeenRequest(scope, id, readRequestsAccess),
    ]);
    const { distributor, database, actor, shows } = opened;
    const { request, content, actions, moves } = shown;
    const [found, { formulas }, files, history] = await Promise.all([
      readRequestLinks(database, distributor.id, {
        id,
        extraItemIds: content.extraItems.map((item) => item.id),
        events: [...Object.values(STATUS_EVENTS), ...RENEWALS],
      }),
      createReadFormulas(scope)(),
      actions.files.read ? createFileRepository(database, distributor.id).listOfRequest(id) : [],
      actions.readHistory ? pastVersions(opened, id, { before: null, pageSize: HISTORY_PAGE_SIZE }) : [],
    ]);
    const { links, requisition, entries } = found;
    if (links === null) throw new DomainError("NOT_FOUND", { entity: "request", id });
    const movesOf = (events: readonly string[], field: string) =>
      entries.flatMap(({ at: date, event, changes }) => {
        const change = events.includes(event) ? ChangedSchema.parse(changes)[field] : undefined;
        return change === undefined ? [] : [{ from: change.from ?? null, to: change.to ?? null, date }];
      });
    const own = (linked: string | null) =>
      actor.type === "integrator" && linked !== null ? { id: linked } : null;
    const mayDiscount = isAllowed("discount", request.type, actionQuestion(scope, opened).viewer);
    return requestEntity({
      base: {
        ...request,
        status: request.dealStatus,
        enabledToChangeStatus: actions.changeStatusTo.length > 0,
        hasPaymentTermsConsent: links.hasPaymentTermsConsent === 1,
        company: { id: request.integratorId, name: request.integratorName, cnpj: links.cnpj },
        integrator: request.responsible ?? { id: links.createdBy, name: links.createdByName },
        ...{ lead: own(links.leadId), system: own(links.systemId), sizing: own(links.sizingId) },
        marketplace: distributor.marketplace,
        profitMargin: shows.prices && shows.explanation ? marginOf(opened) : null,
        discountRequisition: mayDiscount ? requisition : null,
        statusHistorical: {
          budget: movesOf([STATUS_EVENTS.budget], "dealStatus"),
          order: movesOf([STATUS_EVENTS.order], "dealStatus"),
        },
        pastVersions: history,
        expiryUpdates: movesOf(RENEWALS, "expiresOn"),
        wasBudget:
          request.budgetCode === null || request.budgetCreatedAt === null
            ? null
            : { code: request.budgetCode, dateWhenBudgetWasCreated: request.budgetCreatedAt },
        ...{ files, moves },
      },
      content,
      summary: shows.prices ? toVisibleSummary(sumOfContent(opened.content), shows) : null,
      formulas,
      groupName: STATUS_GROUP_LABELS[request.dealStatus.group],
      productCodes: found.productCodes,
    });
  };
}

const text = z.string().nullish();
const ChangedSchema = z.record(z.string(), z.object({ from: text, to: text }).catch({})).catch({});

function marginOf({ content, request }: Awaited<ReturnType<typeof openSeenRequest>>): string | null {
  const { costCents, minimumMarginPct: minimumPct } = request;
  return marginEffect(content.totals, content.totals, { costCents, minimumPct })?.afterPct ?? null;
}
