import { DomainError } from "#domain/shared/errors.ts";
import type { Bindings } from "#worker/env.ts";

/** Reads a font from the portal's static files.
 *  @throws DomainError FILES_UNAVAILABLE: a document without its letters would be another file under the same code */
export async function readFont({ ASSETS }: Pick<Bindings, "ASSETS">, name: string): Promise<Uint8Array> {
  try {
    const answer = await ASSETS?.fetch(`https://assets/fonts/${name}.ttf`);
    if (answer?.ok === true) return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw new DomainError("FILES_UNAVAILABLE", {}, { cause });
  }
  throw new DomainError("FILES_UNAVAILABLE", {});
}
