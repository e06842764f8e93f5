import { vi } from "vitest";

/** Runs `before` once between the reads and the save of a use case: right before the first database request whose
 *  SQL contains `fragment`, with unquoted names. */
export function beforeSave(fragment: string, before: () => Promise<void>): void {
  const send = globalThis.fetch.bind(globalThis);
  let isDone = false;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!isDone && typeof init?.body === "string" && unquoted(init.body).includes(fragment)) {
      isDone = true;
      await before();
    }
    return send(input, init);
  });
}

/** A JSON body without the quotes around names in SQL. */
function unquoted(body: string): string {
  return body.replaceAll(String.raw`\"`, "");
}
