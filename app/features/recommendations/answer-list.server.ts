import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { OFFER_TEXTS } from "#copy/offers.ts";
import { PAGES } from "#domain/access/pages.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { OfferDone } from "../offers/offer-answer.ts";
import { actOnRecord } from "../records/record-form.server.ts";
import { readOrder } from "#app/lib/lists/read-order.server.ts";
import { FORM_ID, FORM_SWITCH } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const ListFormSchema = z.object({ intent: z.string().max(20), id: FORM_ID, switch: FORM_SWITCH });

/** Runs what the list requests: delete, switch or move a rule, or save the order. */
export async function answerRules(context: AppLoadContext, form: FormData) {
  const { intent } = readForm(ListFormSchema, form);
  const act = async () => `${PAGES.RecomendationsSettings.path}?feito=${await change(context, form)}`;
  return actOnRecord(context, intent, act, (error) =>
    isDomainError(error, "STALE_VERSION")
      ? { title: OFFER_TEXTS.staleOrderTitle, description: OFFER_TEXTS.staleOrderText }
      : null,
  );
}

async function change(
  { services: { recommendationRules: rules } }: AppLoadContext,
  form: FormData,
): Promise<OfferDone> {
  const { intent, id, switch: switched } = readForm(ListFormSchema, form);
  if (intent === "delete") {
    await rules.remove(id);
    return "excluido";
  }
  if (switched !== null) {
    const { active } = await rules.get(switched.id);
    await rules.setActive(switched.id, { ...switched.change, active: !active });
    return "salvo";
  }
  await rules.reorder(readOrder(form));
  return "ordem";
}
