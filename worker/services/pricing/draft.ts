import { formulaProblemText } from "#copy/formula.ts";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import { findFormulaProblems, findRuleIssues } from "#domain/pricing/check-pricing-rules.ts";
import type { PricingRules } from "#domain/pricing/pricing-rules-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createPricingRepository,
  VERSION_PAGE_SIZE,
} from "#worker/repositories/pricing/pricing-repository.ts";
import {
  discardDraft,
  publishDraft,
  restoreIntoDraft,
  saveDraft,
} from "#worker/repositories/pricing/pricing-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import type { PricingUseCases } from "./pricing-use-cases.ts";

type DraftUseCases = Pick<
  PricingUseCases,
  "readDraft" | "saveDraft" | "discardDraft" | "publish" | "listVersions" | "getVersion" | "restoreVersion"
>;

/** Summary of rules for the audit log. */
const summaryOf = ({ functions, breaks, minimumMarginPct }: PricingRules) => ({
  functions: functions.map(({ name }) => name),
  breaks: breaks.length,
  minimumMarginPct,
});

function describeRules(before: PricingRules, after: PricingRules) {
  const [from, to] = [summaryOf(before), summaryOf(after)];
  return {
    priceFunctions: { from: from.functions, to: to.functions },
    priceBreaks: { from: from.breaks, to: to.breaks },
    minimumMarginPct: { from: from.minimumMarginPct, to: to.minimumMarginPct },
  };
}

/** Refuses rules with an invalid formula in a function that is switched on, or with an invalid condition.
 *  @throws DomainError FORMULA_INVALID, UNKNOWN_COMPARATOR, INVALID_BODY */
export function assertRulesFit(rules: PricingRules): void {
  const issues = findRuleIssues(rules);
  if (issues.length > 0) {
    throw new DomainError("INVALID_BODY", { issues: issues.map((one) => ({ ...one, message: one.code })) });
  }
  const problems = findFormulaProblems(rules).flatMap(({ functionId, problems: found }) =>
    found.map((problem) => ({
      functionId,
      code: problem.code,
      position: problem.position,
      length: problem.length,
      message: formulaProblemText(problem),
    })),
  );
  if (problems.length > 0) throw new DomainError("FORMULA_INVALID", { problems });
}

/** Use cases of the draft of the pricing rules, one per distributor, and of its published versions. */
export function createDraftUseCases(scope: Scope): DraftUseCases {
  function open() {
    const tenant = authoriseUser(scope, PRICING_ACCESS);
    const { id } = tenant.distributor;
    const stamp = { by: tenant.actor.userId, at: scope.now().toISOString() };
    return { ...tenant, id, stamp, pricing: createPricingRepository(tenant.database, id) };
  }
  const logged = (id: string, at: string, entry: Pick<Parameters<typeof audit>[2], "event" | "changes">) =>
    audit(scope, id, { ...entry, entity: "pricingRules", entityId: id, at });

  return {
    readDraft: () => open().pricing.readDraft(),

    async saveDraft({ version, basedOn, rules }) {
      const { database, id, stamp, pricing } = open();
      assertRulesFit(rules);
      const before = await pricing.readDraft();
      await database.writeBatch([
        ...saveDraft(id, { version, basedOn, rules, ...stamp }),
        logged(id, stamp.at, { event: "pricing.draft-saved", changes: describeRules(before.rules, rules) }),
      ]);
      return pricing.readDraft();
    },

    async discardDraft(version) {
      const { database, id, stamp, pricing } = open();
      await database.writeBatch([
        ...discardDraft(id, version),
        logged(id, stamp.at, { event: "pricing.draft-discarded" }),
      ]);
      return pricing.readDraft();
    },

    async publish({ version, note }) {
      const { database, id, stamp, pricing } = open();
      const draft = await pricing.readDraft();
      await database.writeBatch([
        ...publishDraft(id, { version, note, ...stamp }),
        logged(id, stamp.at, {
          event: "pricing.published",
          changes: { rulesVersion: { from: draft.basedOn, to: draft.basedOn + 1 } },
        }),
      ]);
      return pricing.getVersion(draft.basedOn + 1);
    },

    async listVersions(page) {
      return { ...(await open().pricing.listVersions(page)), page, pageSize: VERSION_PAGE_SIZE };
    },

    getVersion: (version) => open().pricing.getVersion(version),

    async restoreVersion(published, { version }) {
      const { database, id, stamp, pricing } = open();
      await pricing.getVersion(published);
      await database.writeBatch([
        ...restoreIntoDraft(id, { published, version, ...stamp }),
        logged(id, stamp.at, {
          event: "pricing.version-restored",
          changes: { rulesVersion: { from: null, to: published } },
        }),
      ]);
      return pricing.readDraft();
    },
  };
}
