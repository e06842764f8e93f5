import { sendDocument } from "#app/features/documents/document-download.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** Downloads an order as the document that the query names as `formato`. */
export const loader = portalLoader("OrderDetails", sendDocument);
