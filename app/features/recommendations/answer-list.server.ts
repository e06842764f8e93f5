import type { AppLoadContext } from "@remix-run/cloudflare";
import { OFFER_TEXTS } from "#copy/offers.ts";
import { PAGES } from "#domain/access/pages.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { OfferDone } from "../offers/offer-answer.ts";
import { actOnRecord } from "../records/record-form.server.ts";
import { readOrder } from "#app/lib/lists/list-order.ts";
import { formText, toVersion } from "#app/lib/forms/form-text.ts";

/** Runs what the list requests: delete, switch or move a rule, or save the order. */
export async function answerRules(context: AppLoadContext, form: FormData) {
  const act = async () => `${PAGES.RecomendationsSettings.path}?feito=${await change(context, form)}`;
  return actOnRecord(context, formText(form, "intent", 20), act, (error) =>
    isDomainError(error, "STALE_VERSION")
      ? { title: OFFER_TEXTS.staleOrderTitle, description: OFFER_TEXTS.staleOrderText }
      : null,
  );
}

async function change(
  { services: { recommendationRules: rules } }: AppLoadContext,
  form: FormData,
): Promise<OfferDone> {
  if (formText(form, "intent", 20) === "delete") {
    await rules.remove(formText(form, "id", 64));
    return "excluido";
  }
  const [switched = "", version] = formText(form, "switch", 80).split(" ");
  if (version !== undefined) {
    const { active } = await rules.get(switched);
    await rules.setActive(switched, { active: !active, version: toVersion(version) });
    return "salvo";
  }
  await rules.reorder(readOrder(form));
  return "ordem";
}
