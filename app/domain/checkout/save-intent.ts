/** What a button saves once more although its form was saved before: the type, and what it was saved as. It says so
 *  before scripts run, too, and as often as it is pressed. */
export function anotherIntent(type: string, savedId: string): string {
  return `${type}:${savedId}`;
}

/** What a button of the checkout's form asks for, and under which key: another save has a key of its own.
 *  @param key - of the form; empty for none */
export function readIntent(value: string, key: string): { intent: string; key: string | null } {
  const [intent = "", savedId] = value.split(":");
  if (key === "") return { intent, key: null };
  return { intent, key: savedId === undefined ? key : `${key} ${savedId}` };
}
