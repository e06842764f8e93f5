/** What a field of a form holds. */
export type FormValue =
  | string
  | boolean
  | null
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** A form as its fields hold it. */
export type RecordForm = Readonly<Record<string, FormValue>>;

/** Fields of a form that a person changed; spaces around a text are no change.
 *  @param sets - fields that are lists of which the order says nothing */
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

/** What a person changed, put on top of what somebody else saved meanwhile: their own fields win, of a set what they
 *  added and took out, and all others are as they stand now.
 *  @param base - what the person began with       @param current - what is stored now */
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
