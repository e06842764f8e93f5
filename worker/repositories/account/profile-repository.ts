import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { reusable } from "#worker/db/kept-answers.ts";
import {
  accountToken,
  consent,
  integrator,
  privacyRequest,
  role,
  secondFactor,
  termsDocument,
  user,
} from "#worker/db/schema/access.ts";
import { INTEGRATOR_OF_USER, ofPerson, ROLE_OF_USER } from "../access/person-rows.ts";

/** Repository of people's own data, at one distributor or the platform. */
export function createProfileRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = (userId: string) => and(eq(user.distributorId, distributorId), eq(user.id, userId));

  /** A person with all of their own page; the last change of e-mail may have expired. */
  function reusableProfile(userId: string) {
    return reusable({
      key: `profile ${userId}`,
      parts: ["people"],
      queries: () =>
        [
          orm
            .select({
              type: user.type,
              name: user.name,
              surname: user.surname,
              email: user.email,
              telephone: user.telephone,
              cpf: user.cpf,
              preferences: user.preferences,
              version: user.version,
              passwordChangedAt: user.passwordChangedAt,
              createdAt: user.createdAt,
              roleName: role.name,
              companyName: integrator.companyName,
            })
            .from(user)
            .leftJoin(role, ROLE_OF_USER)
            .leftJoin(integrator, INTEGRATOR_OF_USER)
            .where(own(userId))
            .limit(1),
          orm
            .select({ payload: accountToken.payload, expiresAt: accountToken.expiresAt })
            .from(accountToken)
            .where(
              and(
                ofPerson(accountToken, distributorId, userId),
                eq(accountToken.kind, "emailChange"),
                isNull(accountToken.usedAt),
              ),
            )
            .orderBy(desc(accountToken.createdAt))
            .limit(1),
          orm
            .select({
              confirmedAt: secondFactor.confirmedAt,
              recoveryCodesLeft: sql<number>`json_array_length(${secondFactor.recoveryCodes})`,
            })
            .from(secondFactor)
            .where(ofPerson(secondFactor, distributorId, userId))
            .limit(1),
          orm
            .select({ createdAt: privacyRequest.createdAt, dueAt: privacyRequest.dueAt })
            .from(privacyRequest)
            .where(
              and(
                ofPerson(privacyRequest, distributorId, userId),
                eq(privacyRequest.kind, "erase"),
                eq(privacyRequest.status, "pending"),
              ),
            )
            .limit(1),
          orm
            .select({
              title: termsDocument.title,
              documentVersion: consent.documentVersion,
              acceptedAt: consent.acceptedAt,
            })
            .from(consent)
            .leftJoin(
              termsDocument,
              and(
                eq(termsDocument.distributorId, consent.distributorId),
                eq(termsDocument.id, consent.documentId),
              ),
            )
            .where(ofPerson(consent, distributorId, userId))
            .orderBy(desc(consent.acceptedAt), desc(consent.id))
            .limit(100),
        ] as const,
      make: ([[person], changes, factors, erasures, consents]) =>
        person === undefined
          ? null
          : {
              ...person,
              emailChange: changes[0] ?? null,
              secondFactor: factors[0] ?? null,
              erasure: erasures[0] ?? null,
              consents,
            },
    });
  }

  return {
    /** Reads a person with everything on their own page, in one state of the database; null for an unknown account. */
    async findProfile(userId: string, now: string) {
      const [found] = await database.readReusable(distributorId, [reusableProfile(userId)]);
      if (found === null) return null;
      const { emailChange, ...profile } = found;
      const isOpen = emailChange !== null && emailChange.expiresAt > now;
      return { ...profile, emailChange: isOpen ? emailChange : null };
    },

    /** Reads the sealed secret of a second factor that is not confirmed yet. */
    async findProposedSecret(userId: string): Promise<string | null> {
      const [rows] = await database.readBatch([
        orm
          .select({ secret: secondFactor.secret })
          .from(secondFactor)
          .where(and(ofPerson(secondFactor, distributorId, userId), isNull(secondFactor.confirmedAt)))
          .limit(1),
      ]);
      return rows[0]?.secret ?? null;
    },

    async findPreferences(userId: string): Promise<unknown> {
      const [rows] = await database.readBatch([
        orm.select({ preferences: user.preferences }).from(user).where(own(userId)).limit(1),
      ]);
      return rows[0]?.preferences ?? {};
    },

    /** Reads a company's record; null without one, or without a tax id. */
    async findCompany(integratorId: string) {
      const [rows] = await database.readBatch([
        orm
          .select({
            companyName: integrator.companyName,
            tradeName: integrator.tradeName,
            cnpj: integrator.cnpj,
            email: integrator.email,
            telephone: integrator.telephone,
            address: integrator.address,
            stateRegistration: integrator.stateRegistration,
            version: integrator.version,
          })
          .from(integrator)
          .where(
            and(
              eq(integrator.distributorId, distributorId),
              eq(integrator.id, integratorId),
              sql`${integrator.cnpj} is not null`,
            ),
          )
          .limit(1),
      ]);
      return rows[0] ?? null;
    },
  };
}

export type StoredProfile = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createProfileRepository>["findProfile"]>>
>;
