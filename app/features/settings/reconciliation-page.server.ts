import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PAGES } from "#domain/access/pages.ts";
import { PROVIDER_TEST_TEXTS } from "#copy/payments/provider.ts";
import { addDays, calendarDayIn, isCalendarDay } from "#domain/shared/calendar.ts";
import { providerProblemOf } from "#domain/payments/provider-problem.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

const AddressSchema = z.object({
  dia: z.string().max(10).nullable(),
  feito: z.enum(["settled", "known"]).nullable().catch(null),
});
const SettleFormSchema = z.object({ providerChargeId: z.string().max(100), day: z.string().max(10) });

/** Loads the comparison of a day, yesterday by default; why there is none while the provider does not answer. */
export async function loadReconciliation({ context, request, distributor }: PortalArgs) {
  const { dia, feito: done } = readQuery(AddressSchema, request);
  const today = calendarDayIn(
    new Date().toISOString(),
    distributor?.settings.timeZone ?? "America/Sao_Paulo",
  );
  const day = dia !== null && isCalendarDay(dia) ? dia : addDays(today, -1);
  try {
    const found = await context.services.paymentReconciliation.read(day);
    return { day, today, done, found, problem: null };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return { day, today, done, found: null, problem };
  }
}

/** Notes what the provider says of one payment. */
export async function settleDifference({ context, request }: PortalArgs) {
  const { providerChargeId, day } = readForm(SettleFormSchema, await request.formData());
  try {
    const { applied } = await context.services.paymentReconciliation.settle(providerChargeId);
    const done = applied ? "settled" : "known";
    return redirect(`${PAGES.PaymentReconciliation.path}?dia=${encodeURIComponent(day)}&feito=${done}`);
  } catch (error) {
    const problem = problemOf(error);
    if (problem !== null) return data({ ...problem, key: context.requestId }, { status: 503 });
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, status } = refusal;
    return data({ title, description, key: context.requestId }, { status });
  }
}

/** Why a provider does not answer, in words; null for another error. */
function problemOf(error: unknown): { title: string; description: string } | null {
  const problem = providerProblemOf(error);
  return problem && PROVIDER_TEST_TEXTS[problem];
}
