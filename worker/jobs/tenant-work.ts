import type { Database } from "../db/client.ts";

/** Whose work a job does, and when. */
export interface TenantWork {
  database: Database;
  distributorId: string;
  now: Date;
}
