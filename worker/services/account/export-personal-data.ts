import { PreferencesSchema } from "#domain/access/preferences-schema.ts";
import type { Confirmation } from "#domain/access/profile-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createPrivacyRepository } from "#worker/repositories/account/privacy-repository.ts";
import { createSurveyRepository } from "#worker/repositories/survey/survey-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseSelfInPerson } from "#worker/services/shared/authorise.ts";
import { confirmPassword } from "./confirm-password.ts";

/** Exports all of the person's data as one record.
 *  @source LGPD art. 18 II and V
 *  @throws DomainError WRONG_PASSWORD, RATE_LIMITED, SUPPORT_ACCESS_LIMITED */
export function createExportPersonalData(scope: Scope) {
  return async function exportPersonalData({ currentPassword }: Confirmation) {
    const own = authoriseSelfInPerson(scope);
    const { distributor, database, actor } = own;
    const { account, first } = await confirmPassword(scope, own, currentPassword);
    const repository = createPrivacyRepository(database, distributor.id);
    const { person, ...records } = await repository.readPerson(actor.userId);
    if (person === null) throw new DomainError("NOT_FOUND", { entity: "user", id: actor.userId });
    const { company, preferences, ...user } = person;
    const actions = await repository.listOwnActions(actor.userId);
    const requests = await repository.listOwnRequests(actor.userId);
    const emails = await repository.listEmails(person.email);
    const surveys = await createSurveyRepository(scope.directory).listOwn({
      distributorId: distributor.id,
      userId: actor.userId,
    });
    await database.writeBatch([
      ...first,
      audit(scope, distributor.id, {
        event: "privacy.exported",
        entity: "user",
        entityId: actor.userId,
      }),
    ]);
    return {
      exportedAt: scope.now().toISOString(),
      controller: distributor.name,
      user,
      company,
      preferences: PreferencesSchema.parse(preferences),
      hasSecondFactor: account.secondFactor !== null,
      ...records,
      requests,
      actions,
      emails,
      surveys,
    };
  };
}
