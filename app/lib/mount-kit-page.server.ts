import { data, redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import { fromMountCart } from "#domain/mount-kit/from-mount-cart.ts";
import type { MountContext } from "#domain/mount-kit/mount-cart.ts";
import type { MountState } from "#domain/mount-kit/mount-state.ts";
import { type Cart, CartSchema } from "#domain/requests/cart-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { mountDraft } from "#app/features/buying/draft-names.ts";
import type { MountWorkshop } from "#app/features/mount-kit/use-mount-kit.ts";
import type { DraftTarget } from "#app/features/session/form-draft-store.ts";
import type { MountPage } from "#app/features/mount-kit/mount-page.ts";
import { companyOf } from "./chosen-buyer.server.ts";
import { readEditing } from "./editing-view.server.ts";
import type { PortalArgs } from "./page-loader.server.ts";
import { openRequestToEdit } from "./request-cart.server.ts";

/** The page on which a kit is put together: a new one, for a system of a lead, or one that a cart holds. Somebody without
 *  a center is asked for one, staff for the company.
 *  @throws DomainError NOT_FOUND for a cart that is none of a kit */
export async function loadMountKitPage(
  args: PortalArgs,
  opened: Pick<Partial<MountContext>, "leadId" | "systemId"> & { cartId?: string | null } = {},
): Promise<MountPage> {
  const { context: load, request, actor } = args;
  const { searchParams } = new URL(request.url);
  const { cartId = searchParams.get("cart"), leadId = null, systemId = null } = opened;
  const cart = cartId === null ? null : await readCart(args, cartId);
  const asked = companyOf(cart, searchParams.get("integrator"));
  const integratorId = actor.type === "integrator" || asked === "" ? null : asked;
  const context: MountContext = {
    integratorId,
    origin: cart?.origin ?? null,
    leadId: cart?.leadId ?? leadId,
    systemId: cart?.systemId ?? systemId,
  };
  const [buyer, editing] = await Promise.all([
    actor.type === "integrator" ? null : readBuyer(args, integratorId),
    readEditing(load, cart),
  ]);
  if (buyer?.company === null) return { kind: "company", isGone: buyer.isGone };
  try {
    const workshop = await load.services.mountKit.load({ integratorId });
    const begun = cart && (await openCart(args, { cart, workshop, integratorId }));
    const company = buyer?.company ?? null;
    const draft = draftOf(args, context, cartId);
    return { kind: "kit", workshop, context, company, editing, begun, draft };
  } catch (error) {
    if (load.describeRefusal(error)?.code !== "CENTER_REQUIRED") throw error;
    return { kind: "center", centers: await load.services.centers.list() };
  }
}

/** A cart, or what a saved request is made of, to be changed. */
async function readCart({ context }: PortalArgs, id: string): Promise<Cart> {
  const { services } = context;
  if (id.startsWith("req_")) return openRequestToEdit(services, { id, purchaseType: "mountKits" });
  const cart = await services.carts.read(id);
  if (cart.purchaseType !== "mountKits") throw new DomainError("NOT_FOUND", { entity: "cart", id });
  return cart;
}

/** What a cart holds, with its products as they are today. */
async function openCart(
  { context }: PortalArgs,
  { cart, workshop, integratorId }: { cart: Cart; workshop: MountWorkshop; integratorId: string | null },
): Promise<MountState> {
  const ids = cart.products.map(({ id }) => id);
  const products = await context.services.mountKit.find({ search: { ids }, integratorId });
  const { electrical: settings, mountKit } = workshop.settings;
  return fromMountCart(cart, products, { settings, mountKit });
}

/** The company that staff buys for; none before it is chosen, and when it may not buy any more. */
async function readBuyer({ context }: PortalArgs, id: string | null) {
  if (id === null) return { company: null, isGone: false };
  try {
    return { company: await context.services.buyers.get(id), isGone: false };
  } catch (error) {
    if (context.describeRefusal(error)?.code !== "NOT_FOUND") throw error;
    return { company: null, isGone: true };
  }
}

/** Chooses a center, or saves what was put together and goes to the checkout with it. */
export async function actOnMountKit({ context, request }: PortalArgs) {
  const form = await request.formData();
  const centerId = form.get("center");
  if (typeof centerId === "string") {
    await context.services.centers.choose(centerId);
    return redirect(request.url);
  }
  try {
    const sent = form.get("cart");
    const cart = CartSchema.parse(JSON.parse(typeof sent === "string" ? sent : "null"));
    const { id } = await context.services.carts.save(cart);
    return redirect(`${PAGES.MountKit.path}/checkout?cart=${id}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ refusal }, { status: refusal.status });
  }
}

/** Where the kit is kept: in the browser, since no personal data are part of it. */
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
