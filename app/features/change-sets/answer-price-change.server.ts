import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PAGES } from "#domain/access/pages.ts";
import {
  type PriceChangeForm,
  readPriceChangeForm,
  toPriceChange,
} from "#domain/change-sets/price-change-form.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { wallTimeIn } from "#domain/shared/wall-time.ts";
import { formText } from "#app/lib/forms/form-text.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

/** Length of the longest text of the form; a list of thousands of ids is the longest. */
const MAX_TEXT = 400_000;

const ScheduleSchema = z.object({
  intent: z.string(),
  day: z.string().max(10),
  time: z.string().max(5),
});

/** Applies a change of prices now or schedules it, and redirects to it. */
export async function answerPriceChange(context: AppLoadContext, fields: FormData, timeZone: string) {
  const form: PriceChangeForm = readPriceChangeForm((name) => formText(fields, name, MAX_TEXT));
  const read = toPriceChange(form);
  if ("error" in read) return data({ refusal: null, error: read.error }, { status: 400 });
  const { intent, day, time } = readForm(ScheduleSchema, fields);
  const isLater = intent === "schedule";
  const scheduledAt = isLater ? wallTimeIn(day, time, timeZone) : null;
  if (isLater && scheduledAt === null) return data({ refusal: null, error: "schedule" }, { status: 400 });
  try {
    const { changeSets } = context.services;
    const { changeSet } = await changeSets.changePrices({ kind: "price", ...read.change, scheduledAt });
    return redirect(`${PAGES.EquipmentChanges.path}/${changeSet.id}`);
  } catch (error) {
    if (isLater && isDomainError(error, "INVALID_BODY")) {
      return data({ refusal: null, error: "schedule" }, { status: 400 });
    }
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ refusal, error: null }, { status: refusal.status });
  }
}
