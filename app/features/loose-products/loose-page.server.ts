import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { CART_TEXTS } from "#copy/loose-products.ts";
import {
  type SaleProductList,
  type SaleProductsQuery,
  SaleProductsQuerySchema,
} from "#domain/loose-products/sale-product-schema.ts";
import { MAX_SALE_AMOUNT, MAX_SALE_LINES } from "#domain/loose-products/sale-limits.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { looseDraft } from "#app/features/sale/draft-names.ts";
import { companyOf, readChosenBuyer } from "../sale/chosen-buyer.server.ts";
import { readEditing } from "../requests/editing-view.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { chooseCenter } from "../centers/chosen-center.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";

/** The composition that the page opens: a cart by its id, or the items of a request. */
export interface OpenedComposition {
  cart: Cart;
  /** Name of the draft on the device. */
  draftName: string;
}

const EVERY_SECTION = "all";
const purchaseType = "separatedSales" as const;

/** What the page sends beside the fields of amounts; each line is `<id>~<amount>`. */
const CompositionFormSchema = z.object({
  intent: z.string(),
  codes: z.string().trim(),
  line: z.array(z.string()),
});

/** Loads the page of loose products.
 *  @param opened - null for an empty cart */
export async function loadLoosePage(args: PortalArgs, opened: OpenedComposition | null) {
  const { context, request } = args;
  const { services, describeRefusal } = context;
  const params = new URL(request.url).searchParams;
  const cart = opened?.cart ?? null;
  const [buyer, editing] = await Promise.all([
    readChosenBuyer(args, cart, params.get("integrator")),
    readEditing(context, cart),
  ]);
  const shared = { editing, buyer };
  const integratorId = buyer?.chosen?.id ?? null;
  const bought = { purchaseType, integratorId };
  const draftName = opened?.draftName ?? looseDraft();
  try {
    const [list, composition] = await Promise.all([
      services.saleProducts.list(
        { ...readSaleQuery(params), ...bought, integratorId: integratorId ?? undefined },
        { opensWithDefault: params.get("section") === null && params.get("q") === null },
      ),
      cart === null || cart.products.length === 0
        ? null
        : services.saleProducts.resolve({ ...bought, products: amountsOf(cart) }),
    ]);
    return { ...shared, list: withoutUnasked(list, params), composition, draftName, centers: null };
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal?.code === "NOT_FOUND" && params.has("section")) throw redirect(withoutSection(request.url));
    if (refusal?.code !== "CENTER_REQUIRED") throw error;
    return { ...shared, list: null, composition: null, draftName, centers: await services.centers.list() };
  }
}

/** Saves the cart and redirects to the checkout; before scripts run, also adds a pasted list. */
export async function actLoosePage(args: PortalArgs, opened: Cart | null) {
  const { context, request, actor } = args;
  const { services, describeRefusal } = context;
  const form = await request.formData();
  const chosenCenter = await chooseCenter(args, form);
  if (chosenCenter !== null) return chosenCenter;
  const params = new URL(request.url).searchParams;
  const integratorId = actor.type === "integrator" ? null : companyOf(opened, params.get("integrator"));
  const { intent, codes, line } = readForm(CompositionFormSchema, form);
  const products = readProducts(form, line);
  try {
    const listed =
      codes === "" ? null : await services.saleProducts.resolve({ purchaseType, integratorId, text: codes });
    const chosen = sum([...products, ...(listed?.lines ?? []).map(({ id, amount }) => ({ id, amount }))]);
    const isUpdate = intent === "update" || (listed?.problems.length ?? 0) > 0;
    if (chosen.length === 0) {
      return data({ refusal: { title: CART_TEXTS.nothingChosen }, composition: null }, { status: 400 });
    }
    if (isUpdate) {
      const composition = await services.saleProducts.resolve({
        purchaseType,
        integratorId,
        products: chosen,
      });
      return data({ refusal: null, composition: { ...composition, problems: listed?.problems ?? [] } });
    }
    const { id } = await services.carts.save({
      ...{ leadId: null, systemId: null, sizingId: null, origin: null, ...opened },
      ...{ purchaseType, integratorId, kits: [], mounting: null },
      products: chosen.map((product) => ({ ...product, recAutomaticAmount: 0 })),
    });
    return redirect(`/separateSale/checkout?cart=${id}`);
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, status } = refusal;
    return data({ refusal: { title, description }, composition: null }, { status });
  }
}

/** The list's filters from the address; invalid values are ignored. */
function readSaleQuery(params: URLSearchParams): SaleProductsQuery {
  const known = Object.keys(SaleProductsQuerySchema.shape).flatMap((name) => {
    const text = params.get(name);
    if (text === null || name === "integratorId" || (name === "section" && text === EVERY_SECTION)) return [];
    const value = name.endsWith("Power") ? String(parseLooseNumber(text) ?? "") : text;
    return SaleProductsQuerySchema.safeParse({ [name]: value }).success ? [[name, value] as const] : [];
  });
  return SaleProductsQuerySchema.parse(Object.fromEntries(known));
}

/** A section of the distributor's own starts empty, until a search or filter is used. */
function withoutUnasked(list: SaleProductList, params: URLSearchParams): SaleProductList {
  const section = list.filter.sections.find(({ id }) => id === list.sectionId);
  const isAsked = ["q", "category", "manufacturer"].some((name) => (params.get(name) ?? "") !== "");
  if (section?.isCustom !== true || isAsked) return list;
  return { ...list, items: [], totalItems: 0, totalIsExact: true };
}

function withoutSection(address: string): string {
  return pageAddress(address, { section: null });
}

function amountsOf({ products }: Cart) {
  return products.map(({ id, amount }) => ({ id, amount }));
}

type Amount = { id: string; amount: number };

/** The cart from the hidden fields, changed by the amount fields that people use before scripts run. */
function readProducts(form: FormData, lines: readonly string[]): Amount[] {
  const chosen = new Map<string, number>();
  for (const text of lines) {
    const [id = "", amount] = text.split("~");
    take(chosen, id, amount);
  }
  for (const [name, value] of form) {
    const isAmount = name.startsWith("amount~") && typeof value === "string" && value !== "";
    if (isAmount) take(chosen, name.slice("amount~".length), value);
  }
  return [...chosen].slice(0, MAX_SALE_LINES).map(([id, amount]) => ({ id, amount }));
}

function take(chosen: Map<string, number>, id: string, text = "") {
  const amount = Number(text);
  if (amount === 0) chosen.delete(id);
  else if (id !== "" && Number.isInteger(amount) && amount > 0 && amount <= MAX_SALE_AMOUNT)
    chosen.set(id, amount);
}

function sum(products: readonly Amount[]): Amount[] {
  const chosen = new Map<string, number>();
  for (const { id, amount } of products)
    chosen.set(id, Math.min(MAX_SALE_AMOUNT, (chosen.get(id) ?? 0) + amount));
  return [...chosen].slice(0, MAX_SALE_LINES).map(([id, amount]) => ({ id, amount }));
}
