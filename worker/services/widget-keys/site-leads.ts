import type { WidgetActor } from "#domain/access/actor.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { reaisToCents } from "#domain/shared/money.ts";
import type { EstimateAnswer, EstimateRequest } from "#domain/sizing/estimate-schema.ts";
import type { SiteLead, SiteLeadAnswer } from "#domain/widget-keys/site-lead-schema.ts";
import { createMunicipalityRepository } from "#worker/repositories/address/municipality-repository.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { assertRate } from "#worker/services/access/attempts.ts";
import { sendEmailsSoon } from "#worker/services/access/send-emails-soon.ts";
import { authorise } from "#worker/services/shared/authorise.ts";
import { estimateHouse } from "../sizing/estimate-house.ts";
import { assertKeyRate } from "./key-rate.ts";

/** Access to what sites estimate and pass on: for widgets alone. */
export const siteLeadsAccess: AccessRule = { types: [], widgets: "estimates" };

/** Estimates the system for the house of a site's visitor.
 *  @throws DomainError ACCESS_DENIED for anybody but a widget; INVALID_BODY for an unknown city */
export function createEstimateForSite(scope: Scope) {
  return async function estimateForSite(house: EstimateRequest): Promise<EstimateAnswer> {
    authorise(scope, siteLeadsAccess);
    const { actor } = scope;
    const takesContacts = actor.kind === "widget" && actor.leadEmail !== null;
    return { estimate: await estimateHouse(scope, house), takesContacts };
  };
}

/** Passes on a visitor who wants to be called, with the house and what was estimated for it, by e-mail to whom the key
 *  names.
 *  @throws DomainError ACCESS_DENIED for a key that takes no contacts, RATE_LIMITED, INVALID_BODY for an unknown city */
export function createSendSiteLead(scope: Scope) {
  return async function sendSiteLead({
    name,
    email,
    telephone,
    message,
    house,
  }: SiteLead): Promise<SiteLeadAnswer> {
    const { distributor, database, actor, recipient } = authoriseLeads(scope);
    await assertRate(scope, { distributor, database }, "site-lead", email);
    await assertKeyRate(scope, { distributor, database }, actor);
    const [estimate, [place]] = await Promise.all([
      estimateHouse(scope, house, "house."),
      createMunicipalityRepository(scope.directory).findPlaces([house]),
    ]);
    await database.writeBatch([
      emailStatement(distributor.id, {
        id: scope.newId("eml"),
        recipient,
        content: {
          ...{ kind: "siteLead", name: "", visitorName: name, visitorEmail: email, telephone },
          site: new URL(actor.origin).host,
          place: `${place?.name ?? house.city}/${house.state}`,
          billCents: reaisToCents(house.bill),
          system: estimate && `${formatPowerKwp(estimate.powerW)}, ${formatNumber(estimate.monthlyKwh)} kWh`,
          savingCents: estimate && reaisToCents(estimate.monthlySaving),
          message: message === "" ? null : message,
        },
        createdAt: scope.now().toISOString(),
      }),
    ]);
    sendEmailsSoon(scope);
    return { sent: true };
  };
}

/** @throws DomainError ACCESS_DENIED */
function authoriseLeads(scope: Scope): Tenant & { actor: WidgetActor; recipient: string } {
  const tenant = authorise(scope, siteLeadsAccess);
  const { actor } = scope;
  if (actor.kind !== "widget" || actor.leadEmail === null) {
    throw new DomainError("ACCESS_DENIED", { reason: "the site takes no contacts" });
  }
  return { ...tenant, actor, recipient: actor.leadEmail };
}
