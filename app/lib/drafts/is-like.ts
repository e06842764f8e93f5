/** Whether a stored value has the fields of a form, each of the same type. */
export function isLike<Form extends object>(form: Form): (value: unknown) => value is Form {
  return (value): value is Form =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(form).every(([name, one]) => {
      const kept = (value as Record<string, unknown>)[name];
      return typeof kept === typeof one && Array.isArray(kept) === Array.isArray(one);
    });
}
