import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { KitDesignsAnswer } from "#domain/design/design-answer.ts";
import type { KitDesignQuery } from "#domain/design/design-schema.ts";
import { type AnswerErrors, asksForKits, readAnswers } from "./express-answers.ts";
import { companyOf, readChosenBuyer } from "../sale/chosen-buyer.server.ts";
import { readEditing } from "../requests/editing-view.server.ts";
import { openExpressKit, readExpressCart, saveExpressCart } from "./express-cart.server.ts";
import { toDesignQuery } from "./kits-express.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { chooseCenter } from "../centers/chosen-center.server.ts";

/** Loads the page of designed kits: kits for the answers in the address, and the kit of an open cart.
 *  @throws DomainError NOT_FOUND for a cart of another purchase type */
export async function loadExpressPage(args: PortalArgs) {
  const { context, request, distributor } = args;
  const { searchParams } = new URL(request.url);
  const cart = await readExpressCart(args);
  const asked = readAnswers(searchParams, cart?.answers);
  const buyer = await readChosenBuyer(args, cart?.cart ?? null, searchParams.get("integrator"));
  const answers = { ...asked, integrator: buyer?.chosen?.id ?? "" };
  const { query, errors } = asksForKits(readAnswers(searchParams))
    ? toDesignQuery(answers)
    : { query: null, errors: {} };
  const { electrical = null, mountKit = null } = distributor?.settings ?? {};
  const check = electrical === null || mountKit === null ? null : { settings: electrical, mountKit };
  try {
    const [choices, found, opened, editing] = await Promise.all([
      context.services.kitDesign.readChoices(),
      designs(context, query),
      cart && openExpressKit(args, cart, answers),
      readEditing(context, cart?.cart ?? null),
    ]);
    const { designs: kits, errors: refused } = found;
    return {
      ...{ answers, choices, check, buyer, opened, editing },
      ...{ designs: kits, errors: { ...errors, ...refused }, centers: null },
    };
  } catch (error) {
    if (context.describeRefusal(error)?.code !== "CENTER_REQUIRED") throw error;
    return { centers: await context.services.centers.list() };
  }
}

/** Designs kits for a query. An unknown city becomes an error of its field. */
async function designs(
  { services, describeRefusal }: AppLoadContext,
  query: KitDesignQuery | null,
): Promise<{ designs: KitDesignsAnswer | null; errors: AnswerErrors }> {
  if (query === null) return { designs: null, errors: {} };
  try {
    return { designs: await services.kitDesign.design(query), errors: {} };
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal?.code !== "INVALID_BODY" || "powerKwp" in query.target) throw error;
    const isCity = JSON.stringify(refusal.details).includes("target.city");
    return { designs: null, errors: isCity ? { city: "CITY" } : { state: "SUN" } };
  }
}

/** Saves the chosen center, or saves a kit and redirects to its checkout. */
export async function actOnExpressPage(args: PortalArgs) {
  const { context, request } = args;
  const form = await request.formData();
  const chosenCenter = await chooseCenter(args, form);
  if (chosenCenter !== null) return chosenCenter;
  try {
    const opened = await readExpressCart(args);
    const answers = readAnswers(new URL(request.url).searchParams, opened?.answers);
    const company = companyOf(opened?.cart ?? null, answers.integrator);
    const integrator = args.actor.type === "integrator" ? "" : (company ?? "");
    const id = await saveExpressCart(args, form, { answers: { ...answers, integrator }, opened });
    return redirect(`/kits-express/checkout?cart=${id}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ refusal }, { status: refusal.status });
  }
}
