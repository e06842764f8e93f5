import { doneWithout, isServerReached } from "./load-chunk.ts";

/** Why a part is missing: there is no connection, or it cannot be loaded any more in this page. */
export class PartMissingError extends Error {
  override readonly name = "PartMissingError";
  readonly why: "OFFLINE" | "GONE";

  constructor(why: PartMissingError["why"], options?: ErrorOptions) {
    super("A part of the page did not arrive", options);
    this.why = why;
  }
}

/** Loads a part that the page can do without until then; the page stays, whatever happens. Nothing is requested
 *  while the server cannot be reached, since browsers remember a failed import for the life of the page.
 *  @throws PartMissingError */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!(await isServerReached())) throw new PartMissingError("OFFLINE");
  try {
    return await load();
  } catch (cause) {
    // Marks the failure, so that the listener of the bundler's own loader does not reload the page.
    doneWithout.add(cause);
    throw new PartMissingError((await isServerReached()) ? "GONE" : "OFFLINE", { cause });
  }
}
