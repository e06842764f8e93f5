import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import { demoId } from "./demo-id.ts";
import type { DemoCompany, DemoTenant, DemoUser } from "./demo-tenant.ts";
import { addDays } from "#domain/shared/calendar.ts";
import type { integrator, role, user } from "#worker/db/schema/access.ts";

/** A user before the password is hashed. */
export type UserWithoutPassword = Omit<typeof user.$inferInsert, "passwordHash">;

export interface PeopleRows {
  roles: (typeof role.$inferInsert)[];
  integrators: (typeof integrator.$inferInsert)[];
  users: UserWithoutPassword[];
}

/** Beginning of the demo world, and the day from which days are counted back. */
export interface PeopleDates {
  today: string;
  createdAt: string;
}

/** Companies, roles and users of a distributor. */
export function buildPeople(tenant: DemoTenant, dates: PeopleDates): PeopleRows {
  const { slug, companies, users } = tenant;
  const distributorId = DEMO_DISTRIBUTOR_IDS[slug];
  return {
    roles: users.flatMap(({ type, role: held }) =>
      held === undefined || type === "admin"
        ? []
        : [
            {
              distributorId,
              id: roleId(slug, held.name),
              name: held.name,
              type,
              permissions: held.permissions,
              content: held.content ?? {},
              updatedAt: dates.createdAt,
            },
          ],
    ),
    integrators: companies.map((company) => buildCompany(slug, company, dates)),
    users: users.map((person) => buildUser(tenant, person, dates)),
  };
}

/** When a company was created: with the world, or with its application. */
export function appliedAt(application: DemoCompany["application"], dates: PeopleDates): string {
  return application === undefined
    ? dates.createdAt
    : `${addDays(dates.today, -application.daysAgo)}T13:20:00.000Z`;
}

function buildCompany(
  slug: DemoTenant["slug"],
  { key, application, ...company }: DemoCompany,
  dates: PeopleDates,
): PeopleRows["integrators"][number] {
  const createdAt = appliedAt(application, dates);
  const refusedFor = application?.refusedFor ?? null;
  return {
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: companyId(slug, key),
    ...company,
    status: application === undefined ? "enable" : refusedFor === null ? "wait" : "disable",
    refusalReason: refusedFor,
    decidedAt: refusedFor === null ? null : createdAt,
    createdAt,
  };
}

function buildUser(
  { slug, companies }: DemoTenant,
  person: DemoUser,
  dates: PeopleDates,
): UserWithoutPassword {
  const { email, name, surname, type, role: held, company: key, center, cpf, telephone, unverified } = person;
  const company = companies.find((one) => one.key === key);
  const createdAt = appliedAt(company?.application, dates);
  return {
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("usr", slug, email),
    type,
    roleId: held === undefined ? null : roleId(slug, held.name),
    integratorId: key === undefined ? null : companyId(slug, key),
    name,
    surname,
    email,
    emailVerifiedAt: unverified === true ? null : createdAt,
    cpf: cpf ?? null,
    telephone: telephone ?? null,
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
