import type { ApiRoute } from "../kernel/create-api-route.ts";
import { exportAuditRoute, listAuditRoute, listPlatformAuditRoute } from "./audit.ts";

/** Endpoints of the log. */
export const AUDIT_ROUTES: readonly ApiRoute[] = [listAuditRoute, exportAuditRoute, listPlatformAuditRoute];
