import { doneWithout, isServerReached } from "./load-chunk.ts";

/** Why a part is not there: nobody is reached, or it cannot be had any more while this page stands. */
export class PartMissingError extends Error {
  override readonly name = "PartMissingError";
  readonly why: "OFFLINE" | "GONE";

  constructor(why: PartMissingError["why"], options?: ErrorOptions) {
    super("A part of the page did not arrive", options);
    this.why = why;
  }
}

/** Loads a part that the page does without until it is there: the page stays as it is, whatever happens. Nothing is asked
 *  for while nobody answers, since browsers remember of a part that it failed as long as the page stands.
 *  @throws PartMissingError */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!(await isServerReached())) throw new PartMissingError("OFFLINE");
  try {
    return await load();
  } catch (cause) {
    // The bundler's own loader has told of the same failure those who would load the page again.
    doneWithout.add(cause);
    throw new PartMissingError((await isServerReached()) ? "GONE" : "OFFLINE", { cause });
  }
}
