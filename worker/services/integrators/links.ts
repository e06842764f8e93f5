import type { Scope } from "#worker/scope.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long links hold that a company's people are sent. */
export const LINK_LIFE_MS = { registration: 90 * DAY_MS, signIn: 3 * DAY_MS } as const;

/** Where an application's link leads. */
export function statusLink({ origin }: Scope, token: string): string {
  return `${origin}/register/status/${token}`;
}

/** Where the link leads that signs in once. */
export function signInLink({ origin }: Scope, token: string): string {
  return `${origin}/entrar?token=${token}`;
}
