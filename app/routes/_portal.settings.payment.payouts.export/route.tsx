import { answerPayoutExport } from "#app/features/settings/payouts-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** The report as a file, of the days of its page. */
export const loader = portalLoader("PaymentPayouts", answerPayoutExport);
