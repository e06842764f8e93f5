import * as z from "zod";
import { EXPORT_FORMATS, sheetHeaders } from "#domain/files/sheet-file.ts";
import { type PayoutQuery, PayoutQuerySchema } from "#domain/payments/payouts.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { readQuery } from "#app/lib/forms/read-form.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

const AddressSchema = z.object({
  de: z.string().max(10).nullable(),
  ate: z.string().max(10).nullable(),
  format: z.enum(EXPORT_FORMATS).nullable().catch(null),
});

/** Loads the report of the days that the address names: by default of this month until today. Days that make no report
 *  are said, and shown nothing of. */
export async function loadPayouts(args: PortalArgs) {
  const { today, asked, query } = readDays(args);
  const report = query === null ? null : await args.context.services.paymentPayouts.read(query);
  return { ...asked, today, report };
}

/** Answers the report as a file; of days that make none, that of this month. */
export async function answerPayoutExport(args: PortalArgs) {
  const { usual, query, format } = readDays(args);
  const file = await args.context.services.paymentPayouts.export({
    ...(query ?? usual),
    format: format ?? EXPORT_FORMATS[0],
  });
  return new Response(file.body, { headers: sheetHeaders(file) });
}

function readDays({ request, distributor }: PortalArgs) {
  const { de, ate, format } = readQuery(AddressSchema, request);
  const timeZone = distributor?.settings.timeZone ?? "America/Sao_Paulo";
  const today = calendarDayIn(new Date().toISOString(), timeZone);
  const usual: PayoutQuery = { from: `${today.slice(0, 8)}01`, until: today };
  const asked = { from: de ?? usual.from, until: ate ?? usual.until };
  return { today, usual, asked, format, query: PayoutQuerySchema.safeParse(asked).data ?? null };
}
