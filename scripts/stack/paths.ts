import { join, resolve } from "node:path";

/** Root of the checkout. */
export const ROOT = resolve(import.meta.dirname, "../..");

/** Path of a file in an installed package. */
export function modulePath(path: string): string {
  return join(ROOT, "node_modules", path);
}
