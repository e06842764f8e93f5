import type { Settings } from "./settings-schema.ts";

/** Whether the money of a Pix arrives: with a provider that has its own keys, or with a key that receives it. */
export function receivesPix({
  provider,
  pixKey,
}: Pick<Settings["payments"], "provider" | "pixKey">): boolean {
  return provider !== "sandbox" || pixKey !== "";
}
