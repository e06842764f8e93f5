import type { Distributor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { setSettings } from "#worker/repositories/settings/settings-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";

/** Changes for the audit log, by name of the setting. */
export type SettingsChanges = Record<string, { from: unknown; to: unknown }>;

/** Saves parts of a distributor's settings with their audit row.
 *  @param change.expected - parts that the decision relied on, as they were read
 *  @param change.after - parts that change
 *  @throws DomainError STALE_VERSION if one of the expected parts has changed meanwhile */
export async function saveSettings(
  scope: Scope,
  { distributor, database }: Tenant,
  change: {
    event: string;
    expected: Readonly<Record<string, unknown>>;
    after: Readonly<Record<string, unknown>>;
    changes: SettingsChanges;
  },
): Promise<void> {
  const { event, expected, after, changes } = change;
  const at = scope.now().toISOString();
  const entry = { event, entity: "distributor", entityId: distributor.id, changes, at };
  await database.writeBatch([
    ...setSettings(distributor.id, { expected, after, at, stale: () => staleSettings(distributor) }),
    audit(scope, distributor.id, entry),
  ]);
}

/** The refusal of settings that have changed since they were read. */
export function staleSettings({ id }: Distributor): DomainError {
  return new DomainError("STALE_VERSION", { entity: "distributor", id });
}

/** Differing settings, for the audit log. */
export function changedSettings(before: object, after: object): SettingsChanges {
  const [from, to] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  return Object.fromEntries(
    Object.keys(to)
      .filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]))
      .map((key) => [key, { from: from[key] ?? null, to: to[key] ?? null }]),
  );
}
