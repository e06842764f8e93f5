import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator, user } from "#worker/db/schema/access.ts";
import { anyPastCustomer, type CustomerQuestion } from "../requests/past-customer-repository.ts";
import { companiesMatching } from "../integrators/integrator-repository.ts";

/** Repository of the companies that buy at one distributor. */
export function createBuyerRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const place = (field: "city" | "state") =>
    sql<string | null>`nullif(integrator.address ->> ${`$.${field}`}, '')`;

  const companies = (condition: SQL | undefined) =>
    orm
      .select({
        id: integrator.id,
        companyName: integrator.companyName,
        cnpj: integrator.cnpj,
        city: place("city"),
        state: place("state"),
        groupName: sql<string | null>`(select name from integrator_group as one
          where one.distributor_id = ${distributorId} and one.id = integrator.group_id)`,
      })
      .from(integrator)
      .where(and(eq(integrator.distributorId, distributorId), eq(integrator.status, "enable"), condition));

  const invoiced = (id: string) =>
    orm
      .select({
        companyName: integrator.companyName,
        cnpj: integrator.cnpj,
        email: integrator.email,
        telephone: integrator.telephone,
        address: integrator.address,
        stateRegistration: integrator.stateRegistration,
        cpf: sql<string | null>`(select person.cpf from ${user} as person
          where person.distributor_id = ${distributorId} and person.integrator_id = ${id}
            and person.cpf is not null order by person.created_at, person.id limit 1)`,
      })
      .from(integrator)
      .where(and(eq(integrator.distributorId, distributorId), eq(integrator.id, id)))
      .limit(1);

  return {
    /** Finds the first matching companies that may buy, by name. */
    async findBuyers({ search, limit }: { search: string; limit: number }): Promise<BuyerCompany[]> {
      const [found] = await database.readBatch([
        companies(companiesMatching(distributorId, search))
          .orderBy(asc(integrator.companyName), asc(integrator.id))
          .limit(limit),
      ]);
      return found;
    },

    /** Reads a company that may buy.
     *  @throws DomainError NOT_FOUND, also if it may not buy or belongs to another distributor */
    async getBuyer(id: string): Promise<BuyerCompany> {
      const [[found]] = await database.readBatch([companies(eq(integrator.id, id)).limit(1)]);
      if (found === undefined) throw new DomainError("NOT_FOUND", { entity: "integrator", id });
      return found;
    },

    /** Reads a company for the invoice, with the CPF of the first of its people who has one; null also for another
     *  distributor's. */
    async findCompany(id: string) {
      const [[row]] = await database.readBatch([invoiced(id)]);
      return row ?? null;
    },

    /** The same, with whether it has customers of earlier purchases that the person sees. */
    async findCompanyBeside(id: string, seen: Pick<CustomerQuestion, "reach" | "types">) {
      const [[row], customers] = await database.readBatch([
        invoiced(id),
        anyPastCustomer(database, distributorId, { ...seen, integratorId: id }),
      ]);
      return row === undefined ? null : { ...row, hasPastCustomers: customers.length > 0 };
    },
  };
}
