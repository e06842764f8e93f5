import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { MAX_COMPARED } from "#domain/kits/kit-list-defaults.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { KitListQuerySchema } from "#domain/kits/kit-list-schema.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import { choiceKey, sumOf } from "./choice-sum.ts";
import type { KitListLead } from "./kit-list-page.tsx";
import { readCart } from "../checkout/checkout-cart.server.ts";
import { readChosenBuyer } from "../sale/chosen-buyer.server.ts";
import { readEditing } from "../requests/editing-view.server.ts";
import { CHOSEN_FIELD, type ChosenKit, readChoice, readCompared, withAmount } from "../kits/kit-choice.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { chooseCenter } from "../centers/chosen-center.server.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";

/** Loads the page of closed kits.
 *  @param lead - the system of a lead that the kits are for; null without one
 *  @throws DomainError NOT_FOUND for a cart of another purchase type */
export async function loadKitListPage(args: PortalArgs, lead: KitListLead | null = null) {
  const { context, request, actor, distributor } = args;
  const { services } = context;
  const params = new URL(request.url).searchParams;
  const query = readQuery(params);
  const canOrder = mayAccess(actor, distributor, PAGES.KitsCheckout.access);
  const cartId = params.get("cart") ?? "";
  const cart = cartId === "" ? null : await readCart(services, { id: cartId, purchaseType: "closedKits" });
  const [buyer, editing] = await Promise.all([
    readChosenBuyer(args, cart, params.get("integrator")),
    readEditing(context, cart),
  ]);
  const integrator = buyer?.chosen?.id;
  const page = { query, canOrder, buyer, editing, lead };
  try {
    const [kits, compared, sum] = await Promise.all([
      services.kits.list({ ...query, integrator }),
      readComparison(services, params, integrator),
      readSum(services, readChoice(params), integrator),
    ]);
    return { ...page, kits, compared, sum, centers: null };
  } catch (error) {
    if (context.describeRefusal(error)?.code !== "CENTER_REQUIRED") throw error;
    return { ...page, kits: null, compared: null, sum: null, centers: await services.centers.list() };
  }
}

/** Saves the chosen center, or chooses a kit for a browser without scripts, and reloads the page. */
export async function actOnKitListPage(args: PortalArgs) {
  const { request } = args;
  const form = await request.formData();
  const chosenCenter = await chooseCenter(args, form);
  if (chosenCenter !== null) return chosenCenter;
  const id = form.get(CHOSEN_FIELD);
  const address = pageAddress(request.url);
  if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) return redirect(address);
  const [path = "", search = ""] = address.split("?");
  return redirect(`${path}?${withAmount(new URLSearchParams(search), id, 1).toString()}#${id}`);
}

/** The list's filters from the address; invalid values are ignored. */
function readQuery(params: URLSearchParams) {
  const power = (name: string) => parseLooseNumber(params.get(name) ?? "") ?? undefined;
  const chosen = (name: string) => {
    const value = params.get(name) ?? "";
    return value === "" ? undefined : value;
  };
  const result = KitListQuerySchema.safeParse({
    page: params.get("page") ?? undefined,
    minPower: power("minPower"),
    maxPower: power("maxPower"),
    structure: chosen("structure"),
    manufacturer: chosen("manufacturer"),
    phase: chosen("phase"),
    stock: chosen("stock"),
    promotional: params.get("promotional") === "true" ? "true" : undefined,
    sort: params.get("sort") ?? undefined,
  });
  return result.success ? result.data : KitListQuerySchema.parse({});
}

type Services = AppLoadContext["services"];

async function readComparison(services: Services, params: URLSearchParams, integrator: string | undefined) {
  const ids = readCompared(params);
  if (params.get("view") !== "compare" || ids.length === 0) return null;
  const asked = KitListQuerySchema.parse({ ids: ids.join(","), limit: MAX_COMPARED, integrator });
  return (await services.kits.list(asked)).items;
}

async function readSum(services: Services, choice: readonly ChosenKit[], integrator: string | undefined) {
  if (choice.length === 0) return null;
  const kits = choice.map(({ id, amount }) => ({ id, amount }));
  const prices = await services.sale.calculateKitPrices({ kits, integrator });
  return { choice: choiceKey(choice), sum: sumOf(prices, choice) };
}
