import { createClient } from "@libsql/client/http";
import type { Client, InStatement } from "@libsql/client/http";
import type { DemoTenantRows } from "./build-tenant.ts";
import { DEMO_DISTRIBUTOR_IDS, DEMO_PASSWORD } from "./demo-keys.ts";
import { buildDemoWorld, DEMO_TENANTS, type DemoWorld } from "./demo-world.ts";
import { insertRows } from "./insert-rows.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import * as directory from "#worker/db/schema/directory.ts";
import * as tenant from "#worker/db/schema/tenant.ts";
import { sealCarrierKey } from "#worker/services/shared/carrier-key.ts";
import { hashPassword } from "#worker/security/password.ts";

export interface LoadDemoOptions {
  databaseUrl: string;
  /** The Worker's: of password hashes, and of what is stored encrypted. */
  secrets: { PASSWORD_PEPPER: string; SEALING_SECRET: string };
  /** Sites beside the demo site that may use the widgets; only used when the world is loaded. */
  widgetOrigins?: readonly string[];
}

/** Fills a migrated database with the demo world in one transaction, unless it is already there. */
export async function loadDemoWorld(options: LoadDemoOptions): Promise<"loaded" | "present"> {
  const client = createClient({ url: options.databaseUrl });
  try {
    if (await isPresent(client)) return "present";
    const today = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
    const world = buildDemoWorld(today, options.widgetOrigins);
    const { PASSWORD_PEPPER, SEALING_SECRET } = options.secrets;
    const tenantRows = await tenantStatements(world, PASSWORD_PEPPER);
    const keys = carrierKeyStatements(SEALING_SECRET);
    await client.batch([...directoryStatements(world), ...tenantRows, ...keys], "write");
    return "loaded";
  } finally {
    client.close();
  }
}

async function isPresent(client: Client): Promise<boolean> {
  const { rows } = await client.execute({
    sql: "select 1 from distributor where id in (select value from json_each(?)) limit 1",
    args: [JSON.stringify(Object.values(DEMO_DISTRIBUTOR_IDS))],
  });
  return rows.length > 0;
}

function directoryStatements({ directory: rows }: DemoWorld): InStatement[] {
  const keepPresent = true;
  return [
    insertRows(directory.shard, rows.shards, { keepPresent }),
    insertRows(directory.distributor, rows.distributors),
    insertRows(directory.research, rows.researches),
    insertRows(directory.surveyAnswer, rows.surveyAnswers),
    insertRows(directory.municipality, rows.municipalities, { keepPresent }),
    insertRows(directory.tariff, rows.tariffs, { keepPresent }),
    insertRows(directory.irradiation, rows.irradiation, { keepPresent }),
  ];
}

/** Gives distributors their keys of carriers, as they are stored. */
function carrierKeyStatements(sealingSecret: string): InStatement[] {
  return DEMO_TENANTS.flatMap(({ slug, carrierKey }) => {
    const id = DEMO_DISTRIBUTOR_IDS[slug];
    const set =
      "update distributor_profile set settings = json_set(settings, '$.delivery.intelipost.sealedKey', ?)";
    if (carrierKey === undefined) return [];
    return [
      { sql: `${set} where distributor_id = ?`, args: [sealCarrierKey(sealingSecret, id, carrierKey), id] },
    ];
  });
}

async function tenantStatements({ operators, tenants }: DemoWorld, pepper: string): Promise<InStatement[]> {
  const all = <Row>(pick: (rows: DemoTenantRows) => readonly Row[]) => tenants.flatMap(pick);
  const users = await withPasswords([...operators, ...all((rows) => rows.users)], pepper);
  return [
    insertRows(
      tenant.distributorProfile,
      all((rows) => [rows.profile]),
    ),
    insertRows(
      tenant.role,
      all((rows) => rows.roles),
    ),
    insertRows(
      tenant.integrator,
      all((rows) => rows.integrators),
    ),
    insertRows(tenant.user, users),
    insertRows(
      tenant.termsDocument,
      all((rows) => rows.termsDocuments),
    ),
    insertRows(
      tenant.termsDraft,
      all((rows) => rows.termsDrafts),
    ),
    insertRows(
      tenant.consent,
      all((rows) => rows.consents),
    ),
    insertRows(
      tenant.widgetKey,
      all((rows) => rows.widgetKeys),
    ),
    insertRows(
      tenant.category,
      all((rows) => rows.categories),
    ),
    insertRows(
      tenant.separatedSection,
      all((rows) => rows.sections),
    ),
    insertRows(
      tenant.freightRule,
      all((rows) => rows.freightRules),
    ),
    insertRows(
      tenant.extraItem,
      all((rows) => rows.extraItems),
    ),
    insertRows(
      tenant.serviceItem,
      all((rows) => rows.serviceItems),
    ),
    insertRows(
      tenant.distributionCenter,
      all((rows) => rows.centers),
    ),
    insertRows(
      tenant.distributionRegion,
      all((rows) => rows.regions),
    ),
    insertRows(
      tenant.distributionRegionState,
      all((rows) => rows.regionStates),
    ),
    insertRows(
      tenant.structure,
      all((rows) => rows.structures),
    ),
    insertRows(
      tenant.product,
      all((rows) => rows.products),
    ),
    insertRows(
      tenant.productPrice,
      all((rows) => rows.prices),
    ),
    insertRows(
      tenant.stock,
      all((rows) => rows.stock),
    ),
    insertRows(
      tenant.stockArrival,
      all((rows) => rows.stockArrivals),
    ),
    insertRows(
      tenant.stockMove,
      all((rows) => rows.stockMoves),
    ),
    insertRows(
      tenant.kit,
      all((rows) => rows.kits),
    ),
    insertRows(
      tenant.kitRule,
      all((rows) => rows.kitRules),
    ),
    insertRows(
      tenant.recommendationRule,
      all((rows) => rows.recommendationRules),
    ),
    insertRows(
      tenant.kitOption,
      all((rows) => rows.kitOptions),
    ),
    insertRows(
      tenant.kitOptionComponent,
      all((rows) => rows.kitOptionComponents),
    ),
    insertRows(
      tenant.file,
      all((rows) => rows.files),
    ),
    insertRows(
      tenant.productImport,
      all((rows) => rows.imports),
    ),
    insertRows(
      tenant.productImportRow,
      all((rows) => rows.importRows),
    ),
    insertRows(
      tenant.integratorGroup,
      all((rows) => rows.integratorGroups),
    ),
    insertRows(
      tenant.pricingVersion,
      all((rows) => rows.pricingVersions),
    ),
    insertRows(
      tenant.priceList,
      all((rows) => rows.priceLists),
    ),
    insertRows(
      tenant.priceListItem,
      all((rows) => rows.priceListItems),
    ),
    insertRows(
      tenant.popup,
      all((rows) => rows.popups),
    ),
    insertRows(
      tenant.customForm,
      all((rows) => rows.customForms),
    ),
    insertRows(
      tenant.coupon,
      all((rows) => rows.coupons),
    ),
    insertRows(
      tenant.paymentMethod,
      all((rows) => rows.paymentMethods),
    ),
    insertRows(
      tenant.paymentCondition,
      all((rows) => rows.paymentConditions),
    ),
    insertRows(
      tenant.dealStatus,
      all((rows) => rows.dealStatuses),
    ),
    insertRows(
      tenant.request,
      all((rows) => rows.requests),
    ),
    insertRows(
      tenant.requestVersion,
      all((rows) => rows.requestVersions),
    ),
    insertRows(
      tenant.couponUse,
      all((rows) => rows.couponUses),
    ),
    insertRows(
      tenant.discountRequisition,
      all((rows) => rows.discountRequisitions),
    ),
    insertRows(
      tenant.charge,
      all((rows) => rows.charges),
    ),
    insertRows(
      tenant.paymentEntry,
      all((rows) => rows.paymentEntries),
    ),
    insertRows(
      tenant.counter,
      all((rows) => rows.counters),
    ),
  ];
}

async function withPasswords<T extends object>(
  users: readonly T[],
  pepper: string,
): Promise<(T & { passwordHash: string })[]> {
  return Promise.all(
    users.map(async (user) => ({ ...user, passwordHash: await hashPassword(DEMO_PASSWORD, pepper) })),
  );
}
