/** Button value that saves an already saved form once more, with the type and the id of the save before. It works
 *  without scripts, and when pressed repeatedly. */
export function anotherIntent(type: string, savedId: string): string {
  return `${type}:${savedId}`;
}

/** The intent of a button and the idempotency key of its save. Saving once more has a key of its own.
 *  @param key - the form's key; empty without one */
export function readIntent(value: string, key: string): { intent: string; key: string | null } {
  const [intent = "", savedId] = value.split(":");
  if (key === "") return { intent, key: null };
  return { intent, key: savedId === undefined ? key : `${key} ${savedId}` };
}
