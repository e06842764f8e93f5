import type { Scope } from "#worker/scope.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Validity of links to a company's people. */
export const LINK_LIFE_MS = { registration: 90 * DAY_MS, signIn: 3 * DAY_MS } as const;

/** URL of an application's status. */
export function statusLink({ origin }: Scope, token: string): string {
  return `${origin}/register/status/${token}`;
}

/** URL of a single-use sign-in. */
export function signInLink({ origin }: Scope, token: string): string {
  return `${origin}/entrar?token=${token}`;
}
