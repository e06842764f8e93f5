import { answerPaymentExport } from "#app/features/requests/payment-list-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** The list as a file, with the filters and the order of its page. */
export const loader = portalLoader("Payments", answerPaymentExport);
