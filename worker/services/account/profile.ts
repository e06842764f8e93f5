import * as z from "zod";
import type { ProfileInput } from "#domain/access/profile-schema.ts";
import { hideCpf } from "#domain/shared/format-identity.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createProfileRepository,
  type StoredProfile,
} from "#worker/repositories/account/profile-repository.ts";
import { updateProfile } from "#worker/repositories/account/profile-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseSelf, authoriseSelfInPerson } from "#worker/services/shared/authorise.ts";

const EmailChangePayload = z.object({ email: z.string() });

/** Reads the person's own profile. Support acting in the person's name sees only a part of the CPF. */
export function createReadProfile(scope: Scope) {
  return async function readProfile() {
    const { actor, ...tenant } = authoriseSelf(scope);
    const profile = await getProfile(scope, tenant, actor.userId);
    const isPerson = actor.kind === "platform" || actor.masquerade === null;
    return toProfile(profile, isPerson);
  };
}

/** Changes name, telephone and CPF.
 *  @throws DomainError STALE_VERSION, SUPPORT_ACCESS_LIMITED */
export function createUpdateProfile(scope: Scope) {
  return async function saveProfile(input: ProfileInput): Promise<{ version: number }> {
    const { actor, ...tenant } = authoriseSelfInPerson(scope);
    const { distributor, database } = tenant;
    const before = await getProfile(scope, tenant, actor.userId);
    await database.writeBatch([
      ...updateProfile(distributor.id, actor.userId, { ...input, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "user.updated",
        entity: "user",
        entityId: actor.userId,
        changes: listChanges(before, input),
      }),
    ]);
    return { version: input.version + 1 };
  };
}

async function getProfile(
  scope: Scope,
  { distributor, database }: Tenant,
  userId: string,
): Promise<StoredProfile> {
  const profiles = createProfileRepository(database, distributor.id);
  const profile = await profiles.findProfile(userId, scope.now().toISOString());
  if (profile === null) throw new DomainError("NOT_FOUND", { entity: "user", id: userId });
  return profile;
}

function toProfile(profile: StoredProfile, isPerson: boolean) {
  const { preferences: _, emailChange, secondFactor, cpf, type, ...fields } = profile;
  return {
    ...fields,
    type,
    cpf: cpf === null || isPerson ? cpf : hideCpf(cpf),
    pendingEmail: EmailChangePayload.safeParse(emailChange?.payload).data?.email ?? null,
    secondFactor: {
      isOn: secondFactor !== null && secondFactor.confirmedAt !== null,
      recoveryCodesLeft: secondFactor?.recoveryCodesLeft ?? 0,
    },
  };
}

/** Changed fields, with documents and phone numbers masked. */
function listChanges(before: StoredProfile, after: ProfileInput) {
  const shown = {
    name: (text: string | null) => text,
    surname: (text: string | null) => text,
    telephone: (text: string | null) => text && `…${text.slice(-4)}`,
    cpf: (text: string | null) => text && hideCpf(text),
  };
  const fields = Object.keys(shown) as (keyof typeof shown)[];
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: shown[field](before[field]), to: shown[field](after[field]) }]),
  );
}
