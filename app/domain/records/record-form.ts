/** A form as its fields hold it. */
export type RecordForm = Readonly<Record<string, string | readonly string[]>>;

/** Fields of a form that a person changed; spaces around a text are no change.
 *  @param sets - fields that are lists of which the order says nothing */
export function changedFields<Form extends RecordForm>(
  base: Form,
  form: Form,
  sets: readonly (keyof Form)[],
): (keyof Form & string)[] {
  const told = (one: RecordForm, field: keyof Form & string) => {
    const value = one[field] ?? "";
    if (typeof value === "string") return value.trim();
    return (sets.includes(field) ? [...value].sort() : value).join(" ");
  };
  return Object.keys(base).filter((field) => told(base, field) !== told(form, field));
}

/** What a person changed, put on top of what somebody else saved meanwhile: their own fields win, all others are as
 *  they stand now.
 *  @param base - what the person began with       @param current - what is stored now */
export function reapplyFields<Form extends RecordForm>(
  { base, mine, current }: Record<"base" | "mine" | "current", Form>,
  sets: readonly (keyof Form)[],
): Form {
  const own = new Set<keyof Form>(changedFields(base, mine, sets));
  const fields = Object.entries(current).map(([field, value]) => [
    field,
    own.has(field) ? mine[field] : value,
  ]);
  return Object.fromEntries(fields) as Form;
}
