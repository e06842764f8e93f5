import type { Database } from "../db/client.ts";

/** The tenant of a job, and its time. */
export interface TenantWork {
  database: Database;
  distributorId: string;
  now: Date;
}
