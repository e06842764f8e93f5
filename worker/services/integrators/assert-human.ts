import { judgeFormAge, MAX_FORM_AGE_MS, MIN_FORM_AGE_MS } from "#domain/integrators/form-age.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { readFormToken, type ShownForm, signFormToken } from "#worker/security/form-token.ts";
import { hashSecret } from "#worker/security/tokens.ts";

const FORM_CODES = { tooFast: "FORM_TOO_FAST", expired: "FORM_EXPIRED" } as const;

/** The token of a form that is shown now.
 *  @param again - for somebody whose form was too old: it may be sent at once */
export function newFormToken(scope: Scope, distributorId: string, { again = false } = {}): string {
  const shownAt = new Date(scope.now().getTime() - (again ? MIN_FORM_AGE_MS : 0));
  return signFormToken(scope.env.SESSION_SECRET, distributorId, { shownAt, name: scope.newId("frm") });
}

/** Refuses, so that a person can simply send again, what looks like the work of a program: a form that comes back
 *  before anybody could have filled it in, one of another day, and one with a field filled in that nobody sees.
 *  @returns the form that was sent
 *  @throws DomainError INVALID_BODY */
export function assertHuman(
  scope: Scope,
  distributorId: string,
  { formToken, website }: { formToken: string; website: string },
): ShownForm {
  if (website !== "") throw refusal("website", "FORM_REFUSED");
  const form = readFormToken(scope.env.SESSION_SECRET, distributorId, { token: formToken, now: scope.now() });
  if (form === null) throw refusal("formToken", "FORM_EXPIRED");
  const judgement = judgeFormAge(form.ageMs);
  if (judgement !== "right") throw refusal("formToken", FORM_CODES[judgement]);
  return form;
}

/** Takes a form for one application: it serves no other, but the same one once more under the same key. Counted before
 *  anything is looked up, so that a known company's form is used up like any other's.
 *  @throws DomainError INVALID_BODY for a form that was sent before */
export async function useForm(
  scope: Scope,
  { distributor, database }: Tenant,
  { name }: ShownForm,
  idempotencyKey: string | null,
): Promise<void> {
  const form = `form ${name}`;
  const keys = [form, ...(idempotencyKey === null ? [] : [`${form} ${hashSecret(idempotencyKey)}`])];
  const window = { now: scope.now().getTime(), windowMs: MAX_FORM_AGE_MS };
  const [all, own] = await createSessionRepository(database, distributor.id).countAttempts(keys, window);
  if (all === undefined || all.count > (own?.count ?? 1)) throw refusal("formToken", "FORM_USED");
}

function refusal(field: string, code: string): DomainError {
  return new DomainError("INVALID_BODY", { issues: [{ field, code, message: code }] });
}
