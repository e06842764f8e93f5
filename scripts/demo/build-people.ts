import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import { demoId } from "./demo-id.ts";
import type { DemoTenant, DemoUser } from "./demo-tenant.ts";
import type { integrator, role, user } from "#worker/db/schema/access.ts";

/** A user before the password is hashed. */
export type UserWithoutPassword = Omit<typeof user.$inferInsert, "passwordHash">;

export interface PeopleRows {
  roles: (typeof role.$inferInsert)[];
  integrators: (typeof integrator.$inferInsert)[];
  users: UserWithoutPassword[];
}

/** Companies, roles and users of a distributor. */
export function buildPeople({ slug, companies, users }: DemoTenant, createdAt: string): PeopleRows {
  const distributorId = DEMO_DISTRIBUTOR_IDS[slug];
  return {
    roles: users.flatMap(({ type, role: held }) =>
      held === undefined || type === "admin"
        ? []
        : [{ distributorId, id: roleId(slug, held.name), ...held, type, limits: {} }],
    ),
    integrators: companies.map(({ key, ...company }) => ({
      distributorId,
      id: companyId(slug, key),
      ...company,
      status: "enable",
      createdAt,
    })),
    users: users.map((person) => buildUser(slug, person, createdAt)),
  };
}

function buildUser(slug: DemoTenant["slug"], person: DemoUser, createdAt: string): UserWithoutPassword {
  const { email, name, surname, type, role: held, company, center } = person;
  return {
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("usr", slug, email),
    type,
    roleId: held === undefined ? null : roleId(slug, held.name),
    integratorId: company === undefined ? null : companyId(slug, company),
    name,
    surname,
    email,
    blocked: false,
    chosenCenterId: center === undefined ? null : demoId("cen", slug, center),
    createdAt,
  };
}

function roleId(slug: DemoTenant["slug"], name: string): string {
  return demoId("rol", slug, name);
}

function companyId(slug: DemoTenant["slug"], key: string): string {
  return demoId("int", slug, key);
}
