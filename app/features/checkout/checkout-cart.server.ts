import { type Cart, CartSchema } from "#domain/requests/cart-schema.ts";
import { replaceInCart } from "#domain/requests/cart-of-request.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { LEAD_BUYING_ACCESS } from "#domain/access/lead-access.ts";
import { assertMay } from "#domain/access/may-access.ts";
import { companyOf } from "../sale/chosen-buyer.server.ts";
import { readChoice, withAmount } from "../kits/kit-choice.ts";
import { leadOf } from "../sale/lead-of.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { openRequestToEdit } from "../requests/request-cart.server.ts";

/** The cart of a checkout, from its address: a saved cart, or a few closed kits, perhaps for the system of a lead.
 *  When the address also names kits, they replace those of the cart or request. Staff names the company.
 *  @throws DomainError NOT_FOUND, also for a cart of another purchase type */
export async function readAddressedCart(args: PortalArgs, purchaseType: PurchaseType): Promise<Cart> {
  const { context, request } = args;
  const { searchParams: params } = new URL(request.url);
  const id = params.get("cart");
  const integratorId = idOf(params, "integrator");
  const kits = purchaseType === "closedKits" ? readChoice(params) : [];
  if (id === null) {
    return CartSchema.parse({ purchaseType, kits, integratorId, ...addressedLead(args, params) });
  }
  const cart = await readCart(context.services, { id, purchaseType });
  const chosen = kits.length > 0 ? { kits } : {};
  return { ...cart, ...chosen, integratorId: companyOf(cart, integratorId) };
}

/** A cart, or the cart made of a saved request that is changed.
 *  @throws DomainError NOT_FOUND, also for a cart of another purchase type */
export async function readCart(
  services: PortalArgs["context"]["services"],
  { id, purchaseType }: { id: string; purchaseType: PurchaseType },
): Promise<Cart> {
  if (id.startsWith("req_")) return openRequestToEdit(services, { id, purchaseType });
  const cart = await services.carts.read(id);
  if (cart.purchaseType !== purchaseType) throw new DomainError("NOT_FOUND", { entity: "cart", id });
  return cart;
}

/** The system of a lead that closed kits are chosen for, from the address.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED */
function addressedLead({ actor, distributor }: PortalArgs, params: URLSearchParams) {
  if (!params.has("lead") && !params.has("system")) return {};
  assertMay(actor, distributor, LEAD_BUYING_ACCESS.closedKits);
  return leadOf({ leadId: params.get("lead") ?? "", systemId: params.get("system") ?? "" });
}

function idOf(params: URLSearchParams, name: string): string | null {
  const id = params.get(name) ?? "";
  return id === "" || id.length > 64 ? null : id;
}

/** The cart reduced to the items that the page showed: an item that is no longer on sale is not saved. */
export function seenPart(cart: Cart, seen: readonly string[]): Cart {
  const isSeen = ({ id }: { id: string }) => seen.includes(id);
  return { ...cart, kits: cart.kits.filter(isSeen), products: cart.products.filter(isSeen) };
}

/** The address of the same checkout with another product in place of one that is no longer on sale. */
export async function addressWith(
  { context, request }: PortalArgs,
  cart: Cart,
  { id, by }: { id: string; by: string },
): Promise<string> {
  const { pathname, searchParams: params } = new URL(request.url);
  const replaced = replaceInCart(cart, [id], by === "" ? {} : { [id]: by });
  if (replaced.kits.length + replaced.products.length === 0) return pathname;
  params.set("cart", (await context.services.carts.save(replaced)).id);
  return `${pathname}?${params.toString()}`;
}

/** The address of the same checkout without one item. */
export async function addressWithout(
  { context, request }: PortalArgs,
  cart: Cart,
  id: string,
): Promise<string> {
  const { pathname, searchParams: params } = new URL(request.url);
  if (params.get("cart") === null) return `${pathname}?${withAmount(params, id, 0).toString()}`;
  const others = ({ id: one }: { id: string }) => one !== id;
  const left = { ...cart, kits: cart.kits.filter(others), products: cart.products.filter(others) };
  if (left.kits.length + left.products.length === 0) return pathname;
  const next = params.has("kit") ? withAmount(params, id, 0) : params;
  next.set("cart", (await context.services.carts.save(left)).id);
  return `${pathname}?${next.toString()}`;
}
