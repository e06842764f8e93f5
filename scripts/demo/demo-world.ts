import { buildSurveys, type SurveyRows } from "./build-surveys.ts";
import { buildTenant } from "./build-tenant.ts";
import type { DemoTenantRows } from "./build-tenant.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import { listDemoInverters, listDemoModules } from "./demo-products.ts";
import { MERCADO } from "./tenants/mercado.ts";
import { NORTE_SUL } from "./tenants/norte-sul.ts";
import { SOL_NASCENTE } from "./tenants/sol-nascente.ts";
import { readCapitalIrradiation, readMunicipalities, readTariffs } from "./read-data.ts";
import type { UserWithoutPassword } from "./build-people.ts";
import { addDays } from "#domain/shared/calendar.ts";
import type { distributor, irradiation, municipality, shard, tariff } from "#worker/db/schema/directory.ts";
import { PLATFORM_ID } from "#worker/platform.ts";

export const DEMO_TENANTS = [SOL_NASCENTE, NORTE_SUL, MERCADO] as const;

export interface DemoDirectoryRows extends SurveyRows {
  shards: (typeof shard.$inferInsert)[];
  distributors: (typeof distributor.$inferInsert)[];
  municipalities: (typeof municipality.$inferInsert)[];
  tariffs: (typeof tariff.$inferInsert)[];
  irradiation: (typeof irradiation.$inferInsert)[];
}

export interface DemoWorld {
  directory: DemoDirectoryRows;
  /** The platform's operators, in the tenant schema of the directory's database. */
  operators: UserWithoutPassword[];
  tenants: DemoTenantRows[];
}

const SHARD_ID = "primary";
const AGE_DAYS = 90;
const SURVEY_AGE_DAYS = 180;
const IRRADIATION_SOURCE =
  "LABREN / CCST / INPE – Brasil, Atlas Brasileiro de Energia Solar, 2ª edição, 2017";

/** All rows of the demo world without password hashes. The result only depends on the arguments and the project's
 *  data files.
 *  @param today - calendar day from which arrivals are counted
 *  @param widgetOrigins - sites beside the demo site that may use the widgets */
export function buildDemoWorld(today: string, widgetOrigins: readonly string[] = []): DemoWorld {
  const createdAt = `${addDays(today, -AGE_DAYS)}T12:00:00.000Z`;
  const catalog = { modules: listDemoModules(), inverters: listDemoInverters() };
  const operator = buildOperator(createdAt);
  const surveysFrom = `${addDays(today, -SURVEY_AGE_DAYS)}T12:00:00.000Z`;
  return {
    directory: {
      ...buildDirectory(createdAt),
      ...buildSurveys(DEMO_TENANTS, { today, createdAt: surveysFrom, operatorId: operator.id }),
    },
    operators: [operator],
    tenants: DEMO_TENANTS.map((tenant) => buildTenant(tenant, catalog, { today, createdAt, widgetOrigins })),
  };
}

function buildDirectory(createdAt: string): Omit<DemoDirectoryRows, keyof SurveyRows> {
  return {
    shards: [{ id: SHARD_ID, url: null, authToken: null }],
    distributors: DEMO_TENANTS.map(({ slug, name }) => ({
      id: DEMO_DISTRIBUTOR_IDS[slug],
      slug,
      name,
      status: "accepted",
      shardId: SHARD_ID,
      createdAt,
    })),
    ...buildReference(),
  };
}

function buildOperator(createdAt: string): UserWithoutPassword {
  return {
    distributorId: PLATFORM_ID,
    id: demoId("usr", "platform", "plataforma@girassol.test"),
    type: "piedAdmin",
    name: "Helena",
    surname: "Prado",
    email: "plataforma@girassol.test",
    emailVerifiedAt: createdAt,
    blocked: false,
    createdAt,
  };
}

function buildReference(): Pick<DemoDirectoryRows, "municipalities" | "tariffs" | "irradiation"> {
  return {
    municipalities: readMunicipalities().map(({ ibge_code, uf, is_capital, ...place }) => ({
      ...place,
      ibgeCode: ibge_code,
      state: uf,
      isCapital: is_capital,
    })),
    tariffs: readTariffs().map((row) => ({
      utility: row.utility,
      state: row.uf,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      tariffPerKwh: row.tariff_per_kwh,
      fioBPerKwh: row.fio_b_per_kwh,
    })),
    irradiation: readCapitalIrradiation().map((row) => ({ ...row, source: IRRADIATION_SOURCE })),
  };
}
