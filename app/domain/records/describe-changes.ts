/** Differences between two states of a record in the given fields, for the audit log.
 *  @param before - null for a new record */
export function describeChanges<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, unknown>> | null,
  after: Readonly<Record<Field, unknown>>,
): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    fields
      .map((field) => [field, { from: before?.[field] ?? null, to: after[field] }] as const)
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  );
}
