import { sql } from "drizzle-orm";
import { OPEN_GROUPS } from "#domain/requests/modify-request.ts";
import { type PriceDrift, PriceDriftSchema } from "#domain/discounts/price-drift-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { type RequestContent, RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import { type Settings, SettingsSchema } from "#domain/settings/settings-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";
import { priceDrift, priceDriftCheck } from "#worker/db/schema/pricing.ts";
import { request, requestVersion } from "#worker/db/schema/requests.ts";

/** An open budget to be looked at. */
export interface WatchedBudget {
  id: string;
  name: string;
  integratorId: string;
  createdBy: string;
  centerId: string;
  purchaseType: PurchaseType;
  version: number;
  content: RequestContent;
  /** Whether this version's prices are known to have moved. */
  hasDrift: boolean;
}

/** What moved of the prices of open budgets. */
export function createPriceDriftRepository(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    /** The round that is under way or asked for; null when there is nothing to look at. */
    async findCheck(): Promise<{ requestedAt: string; cursor: string; settings: Settings } | null> {
      const [rows] = await database.readBatch([
        orm
          .select({
            requestedAt: priceDriftCheck.requestedAt,
            cursor: priceDriftCheck.cursor,
            settings: distributorProfile.settings,
          })
          .from(priceDriftCheck)
          .innerJoin(distributorProfile, sql`${distributorProfile.distributorId} = ${distributorId}`)
          .where(sql`${priceDriftCheck.distributorId} = ${distributorId}`),
      ]);
      const [row] = rows;
      return row ? { ...row, settings: SettingsSchema.parse(row.settings) } : null;
    },

    /** Open budgets after an id, in the order of their ids. */
    async listOpenBudgets(after: string, limit: number): Promise<WatchedBudget[]> {
      const [rows] = await database.readBatch([
        orm
          .select({
            id: request.id,
            name: request.name,
            integratorId: request.integratorId,
            createdBy: request.createdBy,
            centerId: request.centerId,
            purchaseType: request.purchaseType,
            version: request.version,
            content: requestVersion.content,
            hasDrift: sql<number>`exists (select 1 from price_drift as known where known.distributor_id = ${distributorId}
              and known.request_id = ${request.id} and known.request_version = ${request.version}
              and known.closed_at is null)`,
          })
          .from(request)
          .innerJoin(
            requestVersion,
            sql`${requestVersion.distributorId} = ${distributorId} and ${requestVersion.requestId} = ${request.id}
              and ${requestVersion.version} = ${request.version}`,
          )
          .where(
            sql`${request.distributorId} = ${distributorId} and ${request.id} > ${after} and ${request.type} = 'budget'
              and ${request.deletedAt} is null
              and exists (select 1 from deal_status where deal_status.distributor_id = ${distributorId}
                and deal_status.id = ${request.dealStatusId}
                and deal_status.group_name in (select value from json_each(${JSON.stringify(OPEN_GROUPS)})))`,
          )
          .orderBy(request.id)
          .limit(limit),
      ]);
      return rows.map(({ content, hasDrift, ...row }) => ({
        ...row,
        content: RequestContentSchema.parse(content),
        hasDrift: hasDrift === 1,
      }));
    },

    /** What moved since a version of a budget was saved; null when nothing worth telling did. */
    async findDrift(
      requestId: string,
      version: number,
    ): Promise<(PriceDrift & { detectedAt: string }) | null> {
      const [rows] = await database.readBatch([
        orm
          .select({ content: priceDrift.content, detectedAt: priceDrift.detectedAt })
          .from(priceDrift)
          .where(
            sql`${priceDrift.distributorId} = ${distributorId} and ${priceDrift.requestId} = ${requestId}
              and ${priceDrift.requestVersion} = ${version} and ${priceDrift.closedAt} is null`,
          ),
      ]);
      const [row] = rows;
      return row ? { ...PriceDriftSchema.parse(row.content), detectedAt: row.detectedAt } : null;
    },
  };
}
