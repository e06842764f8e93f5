import { sql } from "drizzle-orm";
import type { CompanyInfoInput } from "#domain/access/company-info-schema.ts";
import type { ProfileInput } from "#domain/access/profile-schema.ts";
import type { PreferencesInput } from "#domain/access/preferences-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";
import { updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { integrator, secondFactor, user } from "#worker/db/schema/access.ts";

/** Changes a person's own data, in the version that they saw. */
export function updateProfile(
  distributorId: string,
  userId: string,
  { name, surname, telephone, cpf, version, at }: ProfileInput & { at: string },
): WriteStatement[] {
  const changes = { name, surname, telephone, cpf, updatedAt: at };
  return updateVersion(user, { distributorId, id: userId, version }, changes, "user");
}

/** Asserts that the account still has the password that was checked. */
export function assertSamePassword(
  distributorId: string,
  { id, passwordHash }: { id: string; passwordHash: string },
): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`exists (select 1 from user
      where distributor_id = ${distributorId} and id = ${id} and password_hash = ${passwordHash})`,
    () => new DomainError("WRONG_PASSWORD", {}),
  );
}

/** Asserts that no account has the address. */
export function assertEmailFree(distributorId: string, email: string): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from user
      where distributor_id = ${distributorId} and email = ${email})`,
    () => new DomainError("EMAIL_TAKEN", {}),
  );
}

/** Merges changed preferences; others stay. In old preferences with one switch per kind, "off" becomes the portal
 *  channel's value first. */
export function mergePreferences(
  distributorId: string,
  userId: string,
  input: PreferencesInput,
): WriteStatement[] {
  const wholeKinds = Object.keys(input.notifications ?? {}).map((kind) => {
    const path = `$.notifications.${kind}`;
    return updateRow(
      user,
      { distributorId, id: userId },
      { preferences: sql`json_set(preferences, ${path}, json('{"portal":false}'))` },
      sql`json_type(preferences, ${path}) = 'false'`,
    );
  });
  return [
    ...wholeKinds,
    updateRow(
      user,
      { distributorId, id: userId },
      { preferences: sql`json_patch(preferences, ${JSON.stringify(input)})` },
    ),
  ];
}

/** Replaces the recovery codes of a second factor. */
export function replaceRecoveryCodes(
  distributorId: string,
  userId: string,
  hashes: readonly string[],
): WriteStatement {
  return updateRow(
    secondFactor,
    { distributorId, userId },
    { recoveryCodes: hashes },
    sql`confirmed_at is not null`,
  );
}

/** Changes a company's record, in the version that the person saw. */
export function updateCompany(
  distributorId: string,
  integratorId: string,
  { tradeName, email, telephone, address, version, at }: CompanyInfoInput & { at: string },
): WriteStatement[] {
  const changes = { tradeName, email, telephone, address, updatedAt: at };
  return updateVersion(integrator, { distributorId, id: integratorId, version }, changes, "integrator");
}
