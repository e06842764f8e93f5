import { judgeFormAge, MAX_FORM_AGE_MS, MIN_FORM_AGE_MS } from "#domain/integrators/form-age.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { readFormToken, type ShownForm, signFormToken } from "#worker/security/form-token.ts";
import { hashSecret } from "#worker/security/tokens.ts";

const FORM_CODES = { tooFast: "FORM_TOO_FAST", expired: "FORM_EXPIRED" } as const;

/** The token of a form being displayed.
 *  @param again - for a person whose form was too old: the form may be sent at once */
export function newFormToken(scope: Scope, distributorId: string, { again = false } = {}): string {
  const shownAt = new Date(scope.now().getTime() - (again ? MIN_FORM_AGE_MS : 0));
  return signFormToken(scope.env.SESSION_SECRET, distributorId, { shownAt, name: scope.newId("frm") });
}

/** Refuses applications that look automated, in a way that lets a person send again: a form sent faster than a person
 *  can fill it in, one older than a day, or one with its hidden field filled in.
 *  @returns the form that was sent */
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

/** Consumes a form for one application, which may be repeated under the same key. It is consumed before any lookup, so
 *  that applications of known companies behave like others.
 *  @throws DomainError INVALID_BODY for a form that was used before */
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
