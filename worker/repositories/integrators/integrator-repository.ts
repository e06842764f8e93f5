import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { consent, integrator, role, termsDocument, user } from "#worker/db/schema/access.ts";
import { auditLog, emailOutbox } from "#worker/db/schema/kernel.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { sellersOf } from "../requests/seller-repository.ts";
import { groupNames } from "./integrator-commercial-repository.ts";
import { toAddress, toRole, toSavedReason } from "./integrator-rows.ts";
import { INTEGRATOR_OF_USER, ROLE_OF_USER } from "../access/person-rows.ts";

export interface IntegratorFilter {
  /** Only with this status; null for all. */
  status: IntegratorStatus | null;
  /** Part of the name, the CNPJ or an e-mail address. */
  search: string;
  page: number;
  pageSize: number;
}

const WAITING_FIRST = sql`case ${integrator.status} when 'wait' then 0 when 'enable' then 1 when 'inactive' then 2 else 3 end`;
/** What a CNPJ is written with, mask included. */
const CNPJ_CHARACTERS = /^[\dA-Za-z./\-\s]+$/;
/** Lines of a company's history that its page shows. */
const MAX_HISTORY = 100;

/** Companies that buy, or want to, at one distributor. */
export function createIntegratorRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(integrator.distributorId, distributorId);
  const ofId = (id: string) => and(own, eq(integrator.id, id));

  const ofIntegrators = and(eq(role.distributorId, distributorId), eq(role.type, "integrator"));

  const peopleOf = (integratorId: string) =>
    orm
      .select({
        id: user.id,
        name: user.name,
        surname: user.surname,
        email: user.email,
        telephone: user.telephone,
        cpf: user.cpf,
        emailVerifiedAt: user.emailVerifiedAt,
        blocked: user.blocked,
        roleName: role.name,
        createdAt: user.createdAt,
      })
      .from(user)
      .leftJoin(role, ROLE_OF_USER)
      .where(and(eq(user.distributorId, distributorId), eq(user.integratorId, integratorId)))
      .orderBy(asc(user.createdAt), asc(user.id));

  return {
    /** A page of companies, those that wait first, and how many there are by status. */
    async listIntegrators({ status, search, page, pageSize }: IntegratorFilter) {
      const found = and(own, companiesMatching(distributorId, search));
      const [items, counts] = await database.readBatch([
        orm
          .select({
            id: integrator.id,
            companyName: integrator.companyName,
            tradeName: integrator.tradeName,
            cnpj: integrator.cnpj,
            email: integrator.email,
            status: integrator.status,
            createdAt: integrator.createdAt,
          })
          .from(integrator)
          .where(and(found, ...(status === null ? [] : [eq(integrator.status, status)])))
          .orderBy(WAITING_FIRST, desc(integrator.createdAt), desc(integrator.id))
          .limit(pageSize)
          .offset((page - 1) * pageSize),
        orm
          .select({ status: integrator.status, total: sql<number>`count(*)` })
          .from(integrator)
          .where(found)
          .groupBy(integrator.status),
      ]);
      const byStatus = { wait: 0, enable: 0, inactive: 0, disable: 0 };
      for (const { status: one, total } of counts) byStatus[one] = total;
      const all = counts.reduce((sum, { total }) => sum + total, 0);
      return { items, totalItems: status === null ? all : byStatus[status], counts: { all, ...byStatus } };
    },

    /** A company with its people, what they agreed to, what was done with it, and the roles and
     *  groups that it could have.
     *  @throws DomainError NOT_FOUND, also when it is another distributor's */
    async getIntegrator(id: string) {
      const people = sql`(select id from user where distributor_id = ${distributorId} and integrator_id = ${id})`;
      const [companies, users, consents, history, roles, groups, sellers] = await database.readBatch([
        orm.select().from(integrator).where(ofId(id)).limit(1),
        peopleOf(id),
        orm
          .select({
            id: consent.id,
            userId: consent.userId,
            title: termsDocument.title,
            version: consent.documentVersion,
            acceptedAt: consent.acceptedAt,
            address: consent.address,
            userAgent: consent.userAgent,
          })
          .from(consent)
          .innerJoin(
            termsDocument,
            and(
              eq(termsDocument.distributorId, consent.distributorId),
              eq(termsDocument.id, consent.documentId),
            ),
          )
          .where(and(eq(consent.distributorId, distributorId), sql`${consent.userId} in ${people}`))
          .orderBy(desc(consent.acceptedAt)),
        orm
          .select({
            id: auditLog.id,
            at: auditLog.at,
            actorName: auditLog.actorName,
            operatorName: auditLog.operatorName,
            event: auditLog.event,
            changes: auditLog.changes,
          })
          .from(auditLog)
          .where(
            and(
              eq(auditLog.distributorId, distributorId),
              eq(auditLog.entity, "integrator"),
              eq(auditLog.entityId, id),
            ),
          )
          .orderBy(desc(auditLog.at), desc(auditLog.id))
          .limit(MAX_HISTORY),
        orm.select().from(role).where(ofIntegrators).orderBy(asc(role.name)),
        groupNames(database, distributorId),
        sellersOf(database, distributorId, { types: REQUEST_TYPES, integratorId: null }),
      ]);
      const company = companies[0];
      if (!company) throw new DomainError("NOT_FOUND", { entity: "integrator", id });
      return {
        company: { ...company, address: toAddress(company.address) },
        people: users,
        consents,
        history: history.map(({ changes, ...entry }) => ({ ...entry, reason: toSavedReason(changes) })),
        roles: roles.map(toRole),
        groups,
        sellers,
      };
    },

    /** What a decision is made on: the company, its people who can be written to, and the role that they are to get.
     *  @throws DomainError NOT_FOUND, also when the company is another distributor's */
    async getForDecision(id: string, roleId: string | null) {
      const [companies, users, roles] = await database.readBatch([
        orm.select().from(integrator).where(ofId(id)).limit(1),
        peopleOf(id),
        orm
          .select()
          .from(role)
          .where(and(ofIntegrators, eq(role.id, roleId ?? "")))
          .limit(1),
      ]);
      const company = companies[0];
      if (!company) throw new DomainError("NOT_FOUND", { entity: "integrator", id });
      const [found] = roles;
      return {
        company,
        people: users.filter(({ blocked }) => !blocked),
        role: found ? { ...toRole(found), version: found.version } : null,
      };
    },

    /** Where the company of a person stands. */
    async findApplication(userId: string) {
      const [rows] = await database.readBatch([
        orm
          .select({
            companyName: integrator.companyName,
            status: integrator.status,
            refusalReason: integrator.refusalReason,
            createdAt: integrator.createdAt,
            decidedAt: integrator.decidedAt,
            email: user.email,
            emailVerifiedAt: user.emailVerifiedAt,
          })
          .from(user)
          .innerJoin(integrator, INTEGRATOR_OF_USER)
          .where(and(eq(user.distributorId, distributorId), eq(user.id, userId)))
          .limit(1),
      ]);
      return rows[0] ?? null;
    },

    /** Whose an e-mail address is, else who registered the company with a CNPJ; null for one who was told since.
     *  @param toldSince - when somebody last was told counts from here on */
    async findOwner({ email, cnpj, toldSince }: { email: string; cnpj: string; toldSince: string }) {
      const companies = orm
        .select({ id: integrator.id })
        .from(integrator)
        .where(and(own, eq(integrator.cnpj, cnpj), sql`${integrator.status} <> 'disable'`));
      const [owners, told] = await database.readBatch([
        orm
          .select({ name: user.name, email: user.email })
          .from(user)
          .where(
            and(
              eq(user.distributorId, distributorId),
              eq(user.blocked, false),
              sql`(${eq(user.email, email)} or ${inArray(user.integratorId, companies)})`,
            ),
          )
          .orderBy(desc(eq(user.email, email)), asc(user.createdAt))
          .limit(1),
        orm
          .select({ recipient: emailOutbox.recipient })
          .from(emailOutbox)
          .where(
            and(
              eq(emailOutbox.distributorId, distributorId),
              eq(emailOutbox.kind, "registrationKnown"),
              gt(emailOutbox.createdAt, toldSince),
            ),
          ),
      ]);
      const owner = owners[0];
      return owner && !told.some(({ recipient }) => recipient === owner.email) ? owner : null;
    },
  };
}

/** Companies of a name, a CNPJ or an e-mail address; all of them when nothing is searched for.
 *  @param search - part of it, as people write it */
export function companiesMatching(distributorId: string, search: string) {
  if (search === "") return undefined;
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const cnpjPart = CNPJ_CHARACTERS.test(search) ? search.replaceAll(/[^\dA-Za-z]/g, "").toUpperCase() : "";
  const like = (column: unknown, pattern: string) => sql`${column} like ${pattern} escape '\\'`;
  const ofPerson = sql`exists (select 1 from user where user.distributor_id = ${distributorId}
    and user.integrator_id = ${integrator.id} and user.email like ${part} escape '\\')`;
  const ofCnpj = cnpjPart === "" ? sql`0` : like(integrator.cnpj, `%${cnpjPart}%`);
  return sql`(${like(integrator.companyName, part)} or ${like(integrator.tradeName, part)}
    or ${like(integrator.email, part)} or ${ofCnpj} or ${ofPerson})`;
}

/** Refuses a company that is not of this distributor.
 *  @throws DomainError NOT_FOUND */
export async function assertIntegrator(
  { orm, readBatch }: Database,
  distributorId: string,
  id: string,
): Promise<void> {
  const [[found]] = await readBatch([
    orm
      .select({ id: integrator.id })
      .from(integrator)
      .where(and(eq(integrator.distributorId, distributorId), eq(integrator.id, id)))
      .limit(1),
  ]);
  if (found === undefined) throw new DomainError("NOT_FOUND", { entity: "integrator", id });
}
