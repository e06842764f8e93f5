import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PAGES } from "#domain/access/pages.ts";
import { fromMountCart } from "#domain/mount-kit/from-mount-cart.ts";
import { changeMount } from "#domain/mount-kit/change-mount.ts";
import { type MountContext, toMountCart } from "#domain/mount-kit/mount-cart.ts";
import { EMPTY_MOUNT, type MountState } from "#domain/mount-kit/mount-state.ts";
import { type Cart, CartSchema, MAX_LINE_AMOUNT } from "#domain/requests/cart-schema.ts";
import { mountDraft } from "#app/features/sale/draft-names.ts";
import type { MountWorkshop } from "./use-mount-kit.ts";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import type { MountPage } from "./mount-page.ts";
import { readCart } from "../checkout/checkout-cart.server.ts";
import { readChosenBuyer } from "../sale/chosen-buyer.server.ts";
import { readEditing } from "../requests/editing-view.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { chooseCenter } from "../centers/chosen-center.server.ts";
import { FORM_JSON } from "#app/lib/forms/form-fields.server.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";
import { PICKED_FIELD } from "./pick-form.ts";

const MountFormSchema = z.object({ cart: FORM_JSON });

/** What the address opens: a cart, or a system of a lead. */
type OpenedFor = Pick<Partial<MountContext>, "leadId" | "systemId"> & { cartId?: string | null };

/** Loads the page of a mounted kit: a new one, one for a system of a lead, or one from a cart. People without a
 *  center choose one first; staff chooses the company.
 *  @throws DomainError NOT_FOUND for a cart of another purchase type */
export async function loadMountKitPage(args: PortalArgs, opened: OpenedFor = {}): Promise<MountPage> {
  const { context: load, request } = args;
  const { searchParams } = new URL(request.url);
  const { cartId = searchParams.get("cart"), leadId = null, systemId = null } = opened;
  const cart =
    cartId === null ? null : await readCart(load.services, { id: cartId, purchaseType: "mountKits" });
  const [buyer, editing] = await Promise.all([
    readChosenBuyer(args, cart, searchParams.get("integrator")),
    readEditing(load, cart),
  ]);
  if (buyer?.chosen === null) return { kind: "company", isGone: buyer.isGone };
  const company = buyer?.chosen ?? null;
  const integratorId = company?.id ?? null;
  const context: MountContext = {
    integratorId,
    origin: cart?.origin ?? null,
    leadId: cart?.leadId ?? leadId,
    systemId: cart?.systemId ?? systemId,
  };
  try {
    const workshop = await load.services.mountKit.load({ integratorId });
    const begun = cart && (await openCart(args, { cart, workshop, integratorId }));
    const draft = draftOf(args, context, cartId);
    return { kind: "kit", workshop, context, company, editing, begun, draft };
  } catch (error) {
    if (load.describeRefusal(error)?.code !== "CENTER_REQUIRED") throw error;
    return { kind: "center", centers: await load.services.centers.list() };
  }
}

/** The kit of a cart, with current data of its products. */
async function openCart(
  { context }: PortalArgs,
  { cart, workshop, integratorId }: { cart: Cart; workshop: MountWorkshop; integratorId: string | null },
): Promise<MountState> {
  const ids = cart.products.map(({ id }) => id);
  const products = await context.services.mountKit.find({ search: { ids }, integratorId });
  const { electrical: settings, mountKit } = workshop.settings;
  return fromMountCart(cart, products, { settings, mountKit });
}

/** Saves the chosen center, adds a product for a browser without scripts, or saves the kit and redirects to its
 *  checkout. */
export async function actOnMountKit(args: PortalArgs, opened: OpenedFor = {}) {
  const { context, request } = args;
  const form = await request.formData();
  const chosenCenter = await chooseCenter(args, form);
  if (chosenCenter !== null) return chosenCenter;
  const picked = form.get(PICKED_FIELD);
  try {
    if (typeof picked === "string") return await addProduct(args, picked, opened);
    const cart = parseSent(CartSchema, readForm(MountFormSchema, form).cart);
    const { id } = await context.services.carts.save(cart);
    return redirect(`${PAGES.MountKit.path}/checkout?cart=${id}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ refusal }, { status: refusal.status });
  }
}

/** Adds units of a product to the kit of the address, saves it as a cart, and opens that.
 *  @param picked - id of the product and its units, as `prd_1~10` */
async function addProduct(args: PortalArgs, picked: string, opened: OpenedFor) {
  const { request, context: load } = args;
  const page = await loadMountKitPage(args, opened);
  const [id = "", units] = picked.split("~");
  if (page.kind !== "kit") return redirect(pageAddress(request.url));
  const { workshop, context, begun } = page;
  const { integratorId } = context;
  const known = workshop.products.find(({ productId }) => productId === id);
  const [product] = known
    ? [known]
    : await load.services.mountKit.find({ search: { ids: [id] }, integratorId });
  const amount = Math.trunc(Number(units));
  if (product === undefined || !(amount >= 1 && amount <= MAX_LINE_AMOUNT)) {
    return redirect(pageAddress(request.url));
  }
  const { kits } = workshop.settings;
  const severalModules = product.type !== "module" || kits.canSelectMultipleModelOfModules;
  const state = changeMount(begun ?? EMPTY_MOUNT, { type: "pick", product, amount, severalModules });
  const cart = parseSent(CartSchema, toMountCart(state, { groups: [] }, kits, context));
  const { id: cartId } = await load.services.carts.save(cart);
  const { searchParams } = new URL(pageAddress(request.url), request.url);
  searchParams.set("cart", cartId);
  return redirect(`${PAGES.MountKit.path}?${searchParams.toString()}`);
}

/** Storage key of the kit's draft. The draft stays in the browser: a kit has no personal data. */
function draftOf(
  { actor, distributor }: PortalArgs,
  { integratorId, leadId, systemId }: MountContext,
  cartId: string | null,
): DraftTarget {
  return {
    name: mountDraft({ integratorId, leadId, systemId, cartId }),
    userId: actor.userId,
    distributorId: distributor?.id ?? "",
    outlastsTab: true,
  };
}
