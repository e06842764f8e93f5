import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { integrator, user } from "../db/schema/access.ts";

/** Companies that buy at one distributor. */
export function createBuyerRepository(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    /** A company, with the CPF of the first of its people that has one; null also when it is another distributor's. */
    async findCompany(id: string) {
      const [[row]] = await database.readBatch([
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
          .limit(1),
      ]);
      return row ?? null;
    },
  };
}
