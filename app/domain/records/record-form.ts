/** Value of a form field. */
export type FormValue =
  | string
  | boolean
  | null
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** A form by field. */
export type RecordForm = Readonly<Record<string, FormValue>>;

/** Fields that a person changed. Spaces around a text are no change.
 *  @param sets - fields whose lists have no order */
export function changedFields<Form extends RecordForm>(
  base: Form,
  form: Form,
  sets: readonly (keyof Form)[] = [],
): (keyof Form & string)[] {
  const told = (one: Form, field: keyof Form & string) => {
    const value = one[field] ?? "";
    if (typeof value === "string") return value.trim();
    return JSON.stringify(sets.includes(field) ? [...listOf(value)].sort() : value);
  };
  return Object.keys(base).filter((field) => told(base, field) !== told(form, field));
}

/** Applies a person's changes to a version that another person saved meanwhile: changed fields win, of a set the added
 *  and removed values, and other fields are as stored.
 *  @param base - the values that the person began with
 *  @param current - the values stored now */
export function reapplyFields<Form extends RecordForm>(
  { base, mine, current }: Record<"base" | "mine" | "current", Form>,
  sets: readonly (keyof Form)[] = [],
): Form {
  const own = new Set<keyof Form>(changedFields(base, mine, sets));
  const fields = Object.entries(current).map(([field, value]) => {
    if (!own.has(field)) return [field, value];
    if (!sets.includes(field)) return [field, mine[field]];
    const [before, after] = [listOf(base[field]), listOf(mine[field])];
    const kept = listOf(value).filter((one) => after.includes(one) || !before.includes(one));
    return [field, [...kept, ...after.filter((one) => !before.includes(one) && !kept.includes(one))]];
  });
  return Object.fromEntries(fields) as Form;
}

function listOf(value: FormValue | undefined): readonly FormValue[] {
  return Array.isArray(value) ? (value as readonly FormValue[]) : [];
}
