import type { WidgetKeyInput } from "#domain/widget-keys/widget-key-schema.ts";
import { insertWidgetKey } from "#worker/repositories/widget-keys/widget-key-repository.ts";
import { newId } from "#worker/scope.ts";
import { newPublishableKey } from "#worker/security/tokens.ts";
import type { TestDistributor } from "./distributor.ts";

const NOW = "2026-11-21T12:00:00.000Z";

/** Input of a key; valid by default. */
export function buildWidgetKeyInput(fields: Partial<WidgetKeyInput> = {}): WidgetKeyInput {
  return {
    ...{ name: "Site", origins: ["https://site.test"], showPrices: true, active: true },
    ...{ buyerId: null, sells: [], showsKits: true, leadEmail: null, hourlyLimit: 1_000 },
    ...fields,
  };
}

/** Stores a key of widgets; returns its id. */
export async function createStoredWidgetKey(
  owner: TestDistributor,
  { key = newPublishableKey(owner.id), ...fields }: Partial<WidgetKeyInput> & { key?: string } = {},
): Promise<string> {
  const id = newId("wdk");
  await owner.database.writeBatch([
    insertWidgetKey(owner.id, { id, key, input: buildWidgetKeyInput(fields), at: NOW }),
  ]);
  return id;
}

/** A publishable key bound to the given sites. */
export async function createTestWidgetKey(
  owner: TestDistributor,
  origins: readonly string[],
  fields: Partial<WidgetKeyInput> = {},
): Promise<string> {
  const key = newPublishableKey(owner.id);
  await createStoredWidgetKey(owner, { ...fields, origins: [...origins], key });
  return key;
}
