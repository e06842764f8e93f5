import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { sendRequestFile, takeRequestFile } from "#app/features/requests/request-files-page.server.ts";

/** Downloads the file of a budget that the query names as `file`. */
export const loader = portalLoader("BudgetsDetails", sendRequestFile);

/** Uploads a file before JavaScript, perhaps in place of the one that the query names as `replaces`. */
export const action = portalAction("BudgetsDetails", takeRequestFile);
