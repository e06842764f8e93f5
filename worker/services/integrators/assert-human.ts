import { judgeFormAge, MIN_FORM_AGE_MS } from "#domain/integrators/form-age.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { readFormAge, signFormToken } from "#worker/security/form-token.ts";

const FORM_CODES = { tooFast: "FORM_TOO_FAST", expired: "FORM_EXPIRED" } as const;

/** The token of a form that is shown now.
 *  @param again - for somebody whose form was too old: it may be sent at once */
export function newFormToken(scope: Scope, distributorId: string, { again = false } = {}): string {
  const shownAt = new Date(scope.now().getTime() - (again ? MIN_FORM_AGE_MS : 0));
  return signFormToken(scope.env.SESSION_SECRET, distributorId, shownAt);
}

/** Refuses, so that a person can simply send again, what looks like the work of a program: a form that comes back
 *  before anybody could have filled it in, one of another day, and one with a field filled in that nobody sees.
 *  @throws DomainError INVALID_BODY */
export function assertHuman(
  scope: Scope,
  distributorId: string,
  { formToken, website }: { formToken: string; website: string },
): void {
  if (website !== "") throw refusal("website", "FORM_REFUSED");
  const ageMs = readFormAge(scope.env.SESSION_SECRET, distributorId, { token: formToken, now: scope.now() });
  const judgement = ageMs === null ? "expired" : judgeFormAge(ageMs);
  if (judgement !== "right") throw refusal("formToken", FORM_CODES[judgement]);
}

function refusal(field: string, code: string): DomainError {
  return new DomainError("INVALID_BODY", { issues: [{ field, code, message: code }] });
}
