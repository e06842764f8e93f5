import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import { namesGroup } from "#domain/pricing/names-group.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import {
  createIntegratorGroupRepository,
  MEMBER_PAGE_SIZE,
} from "#worker/repositories/integrators/integrator-group-repository.ts";
import {
  assertRulesAre,
  assignToGroup,
  deleteGroup,
  insertGroup,
  renameGroup,
} from "#worker/repositories/integrators/integrator-group-statements.ts";
import { createPricingRepository } from "#worker/repositories/pricing/pricing-repository.ts";
import { lookAtBudgets } from "#worker/repositories/pricing/pricing-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import type { PricingUseCases } from "./pricing-use-cases.ts";

type GroupUseCases = Pick<
  PricingUseCases,
  "listGroups" | "createGroup" | "renameGroup" | "deleteGroup" | "listGroupMembers" | "assignIntegrators"
>;

/** Use cases of groups of integrators, which prices, price lists and coupons refer to. */
export function createGroupUseCases(scope: Scope): GroupUseCases {
  function open() {
    const { distributor, database } = authoriseUser(scope, PRICING_ACCESS);
    const { id: distributorId } = distributor;
    const at = scope.now().toISOString();
    return {
      database,
      distributorId,
      at,
      groups: createIntegratorGroupRepository(database, distributorId),
      logged: (entry: Pick<Parameters<typeof audit>[2], "event" | "entityId" | "changes">) =>
        audit(scope, distributorId, { ...entry, entity: "integratorGroup", at }),
    };
  }

  /** Refuses a change while draft or published rules name the group, and asserts that the rules are still those that
   *  were read. */
  async function assertNotInRules(
    { database, distributorId }: ReturnType<typeof open>,
    { id, name }: { id: string; name: string },
  ): Promise<WriteStatement> {
    const pricing = createPricingRepository(database, distributorId);
    const [draft, published] = await Promise.all([pricing.readDraft(), pricing.readPublished()]);
    if (namesGroup(draft.rules, name) || namesGroup(published.rules, name)) {
      throw new DomainError("IN_USE", { entity: "integratorGroup", id, usedBy: "pricingRules" });
    }
    return assertRulesAre(distributorId, { version: published.version, draftVersion: draft.version });
  }

  return {
    listGroups: () => open().groups.listGroups(),

    async createGroup({ name }) {
      const { database, distributorId, at, groups, logged } = open();
      const id = scope.newId("igr");
      await database.writeBatch([
        ...insertGroup(distributorId, { id, name, at }),
        logged({
          event: "integrator-group.created",
          entityId: id,
          changes: { name: { from: null, to: name } },
        }),
      ]);
      return groups.getGroup(id);
    },

    async renameGroup(id, { name, version }) {
      const opened = open();
      const { database, distributorId, at, groups, logged } = opened;
      const before = await groups.getGroup(id);
      const rulesStand = await assertNotInRules(opened, before);
      await database.writeBatch([
        rulesStand,
        ...renameGroup(distributorId, { id, name, version, at }),
        logged({
          event: "integrator-group.updated",
          entityId: id,
          changes: { name: { from: before.name, to: name } },
        }),
      ]);
      return groups.getGroup(id);
    },

    async deleteGroup(id) {
      const opened = open();
      const { database, distributorId, groups, logged } = opened;
      const before = await groups.getGroup(id);
      const rulesStand = await assertNotInRules(opened, before);
      await database.writeBatch([
        rulesStand,
        ...deleteGroup(distributorId, id),
        logged({
          event: "integrator-group.deleted",
          entityId: id,
          changes: { name: { from: before.name, to: null } },
        }),
      ]);
    },

    async listGroupMembers(query) {
      const found = await open().groups.listMembers(query);
      return { ...found, page: query.page, pageSize: MEMBER_PAGE_SIZE };
    },

    async assignIntegrators(id, { add, remove }) {
      const { database, distributorId, at, groups, logged } = open();
      const { name } = await groups.getGroup(id);
      await database.writeBatch([
        ...assignToGroup(distributorId, { id, add, remove }),
        lookAtBudgets(distributorId, at),
        logged({
          event: "integrator-group.assigned",
          entityId: id,
          changes: { name: { from: name, to: name }, integrators: { from: remove, to: add } },
        }),
      ]);
      return groups.getGroup(id);
    },
  };
}
