import { vi } from "vitest";

/** Lets something happen between what a use case read and its save: `before` runs once, right before the first
 *  database request whose SQL contains `fragment`, with names unquoted, goes out. */
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

/** A body of JSON without the quotes that the builder writes around names. */
function unquoted(body: string): string {
  return body.replaceAll(String.raw`\"`, "");
}
