import { PURCHASE_RULES_TEXTS as TEXTS } from "#copy/purchases.ts";
import { fill } from "#copy/shared/fill.ts";
import { managesCompany } from "#domain/access/company-info-schema.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { UserActor } from "#domain/access/actor.ts";
import {
  type CompanyPurchaseRules,
  NO_PURCHASE_RULES,
  type OwnPurchaseLimit,
  type PurchaseRules,
  type PurchaseRulesUpdate,
} from "#domain/purchases/purchase-rules-schema.ts";
import { lastDayAround } from "#domain/requests/purchase-limit.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { formatCents } from "#domain/shared/format.ts";
import {
  type CompanyPerson,
  createPurchaseRuleRepository,
  savePurchaseRules,
} from "#worker/repositories/purchases/purchase-rule-repository.ts";
import { useQuery } from "#worker/repositories/requests/purchase-limit-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { spansAt } from "../requests/purchase-limit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Everybody of a company; its managers alone set the rules, whatever else their role holds. */
export const purchaseRulesAccess: AccessRule = { types: ["integrator"], integrator: [] };

/** What a company sets for what its own people order. */
export function createPurchaseRules(scope: Scope) {
  return {
    /** Reads the rules of the person's company with its people.
     *  @throws DomainError ACCESS_DENIED for people who do not manage it, NOT_FOUND for a person without a company */
    async read(): Promise<CompanyPurchaseRules> {
      const { distributor, database, actor } = authoriseUser(scope, purchaseRulesAccess);
      const company = managedCompany(actor);
      const { rules, people } = await createPurchaseRuleRepository(database, distributor.id).get(company);
      return { ...rules, exceptions: known(rules.exceptions, people), people };
    },

    /** Replaces the rules. They count from the next order on; what was ordered before in the period counts, too.
     *  @throws DomainError ACCESS_DENIED, NOT_FOUND also for an exception of who is not of the company, STALE_VERSION */
    async update({ version, ...rules }: PurchaseRulesUpdate): Promise<{ version: number }> {
      const { distributor, database, actor } = authoriseUser(scope, purchaseRulesAccess);
      const integratorId = managedCompany(actor);
      const found = await createPurchaseRuleRepository(database, distributor.id).get(integratorId);
      const stranger = rules.exceptions.find(({ userId }) => !found.people.some(({ id }) => id === userId));
      if (stranger !== undefined) throw new DomainError("NOT_FOUND", { entity: "user", id: stranger.userId });
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...savePurchaseRules(distributor.id, { integratorId, rules, version, at }),
        audit(scope, distributor.id, {
          at,
          event: "integrator.purchase-rules-updated",
          entity: "integrator",
          entityId: integratorId,
          changes: changesOf(found.rules, rules, found.people),
        }),
      ]);
      return { version: version + 1 };
    },

    /** Reads what the person's company lets them order, and what they have ordered in the period.
     *  @throws DomainError NOT_FOUND for a person without a company */
    async readOwn(): Promise<OwnPurchaseLimit> {
      const { distributor, database, actor } = authoriseUser(scope, purchaseRulesAccess);
      const integratorId = companyOf(actor);
      const at = scope.now().toISOString();
      const { timeZone } = distributor.settings;
      const spans = spansAt(at, timeZone);
      const [[use]] = await database.readBatch([
        useQuery(database, distributor.id, { integratorId, placedBy: actor.userId, requestId: "", spans }),
      ]);
      if (use === undefined) {
        const { limitCents, period, isNumberRequired } = NO_PURCHASE_RULES;
        const lastOn = lastDayAround(period, at, timeZone);
        return { limitCents, period, isNumberRequired, usedCents: 0, lastOn };
      }
      const lastOn = lastDayAround(use.period, at, timeZone);
      return { ...use, isNumberRequired: use.isNumberRequired === 1, lastOn };
    },
  };
}

function companyOf({ integrator }: UserActor): string {
  if (integrator === null) throw new DomainError("NOT_FOUND", { entity: "integrator", id: "" });
  return integrator.id;
}

/** The company that the person manages.
 *  @throws DomainError NOT_FOUND without a company, ACCESS_DENIED for who does not manage it */
export function managedCompany(actor: UserActor): string {
  const id = companyOf(actor);
  if (!managesCompany(actor)) throw new DomainError("ACCESS_DENIED", { reason: "not the manager" });
  return id;
}

/** Exceptions of people who are still there. */
function known(exceptions: PurchaseRules["exceptions"], people: readonly CompanyPerson[]) {
  return exceptions.filter(({ userId }) => people.some(({ id }) => id === userId));
}

function changesOf(before: PurchaseRules, after: PurchaseRules, people: readonly CompanyPerson[]) {
  const named = ({ exceptions }: PurchaseRules) =>
    exceptions
      .map(({ userId, limitCents }) => {
        const name = people.find(({ id }) => id === userId)?.name ?? userId;
        return fill(TEXTS.exception, {
          name,
          limit: limitCents === null ? TEXTS.noLimit : formatCents(limitCents),
        });
      })
      .sort();
  const facts = [
    ["purchaseLimitCents", before.limitCents, after.limitCents],
    ["purchasePeriod", before.period, after.period],
    ["isPurchaseNumberRequired", before.isNumberRequired, after.isNumberRequired],
    ["purchaseExceptions", named(before), named(after)],
  ] as const;
  return Object.fromEntries(
    facts
      .filter(([, from, to]) => JSON.stringify(from) !== JSON.stringify(to))
      .map(([field, from, to]) => [field, { from, to }]),
  );
}
