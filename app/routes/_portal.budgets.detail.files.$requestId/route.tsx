import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { sendRequestFile, takeRequestFile } from "#app/features/requests/request-files-page.server.ts";

/** A file of a budget, which the address names as `file`. */
export const loader = portalLoader("BudgetsDetails", sendRequestFile);

/** A file that a form without scripts brings, in the place of the one that the address names as `replaces`. */
export const action = portalAction("BudgetsDetails", takeRequestFile);
