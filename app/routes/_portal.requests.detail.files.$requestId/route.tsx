import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { sendRequestFile, takeRequestFile } from "#app/features/requests/request-files-page.server.ts";

/** Downloads the file of an order that the query names as `file`. */
export const loader = portalLoader("OrderDetails", sendRequestFile);

/** Uploads a file before JavaScript, perhaps in place of the one that the query names as `replaces`. */
export const action = portalAction("OrderDetails", takeRequestFile);
