import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { sendClaimPhoto } from "#app/features/shipments/shipments-page.server.ts";

/** Shows the photo of a claim that the query names as `foto`. */
export const loader = portalLoader("ShippingDetails", sendClaimPhoto);
