import { PAGES } from "#domain/access/pages.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type {
  FreightRuleImport,
  FreightRuleInput,
  FreightRuleMove,
  FreightRuleOrder,
  FreightRuleUpdate,
} from "#domain/freight/freight-rule-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { createCenterRepository } from "#worker/repositories/centers/center-repository.ts";
import {
  createFreightRuleRepository,
  type StoredFreightRule,
} from "#worker/repositories/freight/freight-rule-repository.ts";
import {
  appendFreightRules,
  assertTable,
  deleteAllFreightRules,
  deleteFreightRule,
  moveFreightRule,
  placeFreightRules,
  updateFreightRule,
} from "#worker/repositories/freight/freight-rule-statements.ts";
import { createMunicipalityRepository } from "#worker/repositories/address/municipality-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to manage the freight settings. */
export const freightRulesAccess: AccessRule = PAGES.DeliverySettings.access;

/** A line with the names of its criteria. */
export type NamedFreightRule = StoredFreightRule & { centerName: string | null; cityName: string | null };

/** Use cases of the freight table: reading and changing it.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_BODY */
export function createFreightRules(scope: Scope) {
  const open = () => {
    const tenant = authoriseUser(scope, freightRulesAccess);
    return { ...tenant, rules: createFreightRuleRepository(tenant.database, tenant.distributor.id) };
  };
  const at = () => scope.now().toISOString();

  async function save({
    event,
    entityId,
    statements,
    changes,
  }: {
    event: string;
    entityId: string;
    statements: readonly WriteStatement[];
    changes: Changes;
  }): Promise<void> {
    const { database, distributor } = open();
    await database.writeBatch([
      ...statements,
      audit(scope, distributor.id, { event, entity: "freightRule", entityId, changes, at: at() }),
    ]);
  }

  async function named(rules: readonly StoredFreightRule[]): Promise<NamedFreightRule[]> {
    const { database, distributor } = open();
    const [centers, cities] = await Promise.all([
      createCenterRepository(database, distributor.id).listAllCenters(),
      createMunicipalityRepository(scope.directory).listNames(
        rules.flatMap(({ cityIbge }) => (cityIbge === null ? [] : [cityIbge])),
      ),
    ]);
    return rules.map((rule) => ({
      ...rule,
      centerName: centers.find(({ id }) => id === rule.centerId)?.name ?? null,
      cityName: rule.cityIbge === null ? null : (cities.get(rule.cityIbge) ?? null),
    }));
  }

  /** Refuses lines with an unknown center or a city of another state.
   *  @throws DomainError NOT_FOUND for an unknown center, INVALID_BODY for a city of another state */
  async function assertPlaces(lines: readonly FreightRuleInput[]): Promise<void> {
    const { database, distributor } = open();
    const ids = [...new Set(lines.flatMap(({ centerId }) => (centerId === null ? [] : [centerId])))];
    if (ids.length > 0) {
      const centers = await createCenterRepository(database, distributor.id).listAllCenters();
      const missing = ids.find((id) => !centers.some((center) => center.id === id));
      if (missing !== undefined) throw new DomainError("NOT_FOUND", { entity: "center", id: missing });
    }
    const cities = lines.flatMap(({ cityIbge, state }) => (cityIbge === null ? [] : [{ cityIbge, state }]));
    if (cities.length === 0) return;
    const states = await createMunicipalityRepository(scope.directory).listStates(
      cities.map(({ cityIbge }) => cityIbge),
    );
    if (cities.some(({ cityIbge, state }) => states.get(cityIbge) !== state)) {
      throw new DomainError("INVALID_BODY", {
        issues: [{ field: "cityIbge", code: "UNKNOWN_CITY", message: "No such city in the state" }],
      });
    }
  }

  return {
    async list(page: number) {
      const found = await open().rules.listPage(page);
      return { ...found, items: await named(found.items) };
    },

    async listAll(): Promise<NamedFreightRule[]> {
      return named(await open().rules.listAll());
    },

    async get(id: string): Promise<NamedFreightRule> {
      const [rule] = await named([await open().rules.get(id)]);
      if (rule === undefined) throw new DomainError("NOT_FOUND", { entity: "freightRule", id });
      return rule;
    },

    async create(input: FreightRuleInput): Promise<NamedFreightRule> {
      const { distributor } = open();
      await assertPlaces([input]);
      const id = scope.newId("frr");
      await save({
        event: "freightRule.created",
        entityId: id,
        statements: appendFreightRules(distributor.id, { lines: [{ ...input, id }], at: at() }),
        changes: changesOf(null, input),
      });
      return this.get(id);
    },

    async update(id: string, { version, ...input }: FreightRuleUpdate): Promise<NamedFreightRule> {
      const { distributor, rules } = open();
      const before = await rules.get(id);
      await assertPlaces([input]);
      await save({
        event: "freightRule.updated",
        entityId: id,
        statements: updateFreightRule(distributor.id, { id, input, version, at: at() }),
        changes: { ...changesOf(before, input), name: { from: before.name, to: input.name } },
      });
      return this.get(id);
    },

    async remove(id: string): Promise<void> {
      const { distributor, rules } = open();
      const { name } = await rules.get(id);
      await save({
        event: "freightRule.deleted",
        entityId: id,
        statements: deleteFreightRule(distributor.id, { id, at: at() }),
        changes: { name: { from: name, to: null } },
      });
    },

    async move(id: string, { from, to }: FreightRuleMove): Promise<void> {
      const { distributor, rules } = open();
      const { name } = await rules.get(id);
      if (from === to) return;
      await save({
        event: "freightRule.moved",
        entityId: id,
        statements: moveFreightRule(distributor.id, { id, from, to, at: at() }),
        changes: { name: { from: name, to: name }, position: { from, to } },
      });
    },

    /** Reorders lines among their positions. */
    async reorder(lines: FreightRuleOrder["lines"]): Promise<void> {
      const { distributor } = open();
      if (lines.length === 0) return;
      await save({
        event: "freightRule.moved",
        entityId: lines[0]?.id ?? "",
        statements: placeFreightRules(distributor.id, { lines, at: at() }),
        changes: { lines: { from: null, to: lines.length } },
      });
    },

    /** Lists centers for the criteria of a line. */
    async listCenters(): Promise<{ id: string; name: string }[]> {
      const { database, distributor } = open();
      const centers = await createCenterRepository(database, distributor.id).listAllCenters();
      return centers.map(({ id, name }) => ({ id, name }));
    },

    /** Finds IBGE codes of cities by state and name, in the order of the question; null for unknown ones. */
    async findCities(wanted: readonly { state: string; city: string }[]): Promise<(string | null)[]> {
      authoriseUser(scope, freightRulesAccess);
      const found = await createMunicipalityRepository(scope.directory).findPlaces(wanted);
      return found.map((place) => place?.ibge ?? null);
    },

    async importLines({ mode, tableVersion, lines }: FreightRuleImport): Promise<{ totalItems: number }> {
      const { distributor, rules } = open();
      await assertPlaces(lines);
      const withIds = lines.map((line) => ({ ...line, id: scope.newId("frr") }));
      await save({
        event: "freightRule.imported",
        entityId: distributor.id,
        statements: [
          assertTable(distributor.id, tableVersion),
          ...(mode === "replace" ? [deleteAllFreightRules(distributor.id)] : []),
          ...appendFreightRules(distributor.id, { lines: withIds, at: at() }),
        ],
        changes: { lines: { from: null, to: lines.length }, mode: { from: null, to: mode } },
      });
      const { totalItems } = await rules.listPage(1);
      return { totalItems };
    },
  };
}

type Changes = Record<string, { from: unknown; to: unknown }>;

function changesOf(before: StoredFreightRule | null, after: FreightRuleInput): Changes {
  return Object.fromEntries(
    (Object.keys(after) as (keyof FreightRuleInput)[])
      .map((field) => [field, { from: before?.[field] ?? null, to: after[field] }] as const)
      .filter(([, { from, to }]) => from !== to),
  );
}
