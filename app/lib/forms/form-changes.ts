/** What a form holds while it is filled in, by field. */
export type FormValues = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Fields that differ from what the form began with. */
export function changedFields(base: FormValues, values: FormValues): string[] {
  return Object.keys(values).filter((name) => JSON.stringify(base[name]) !== JSON.stringify(values[name]));
}

/** What is stored now with the person's own changes on top. */
export function reapplyChanges(base: FormValues, values: FormValues, current: FormValues): FormValues {
  const own = changedFields(base, values).map((name) => [name, values[name] ?? ""] as const);
  return { ...current, ...Object.fromEntries(own) };
}
