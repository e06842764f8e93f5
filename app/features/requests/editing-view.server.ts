import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { editingOf, type EditingView } from "#domain/requests/editing-view.ts";

/** The saved request that a cart continues, for the buying pages; null for a new purchase, and for a request that
 *  the person may not see. */
export async function readEditing(
  { services, describeRefusal }: AppLoadContext,
  cart: Pick<Cart, "origin"> | null,
): Promise<EditingView | null> {
  const origin = cart?.origin ?? null;
  if (origin === null || origin.kind === "share") return null;
  try {
    const { request } = await services.requests.get(origin.id);
    return editingOf(request, origin.kind === "duplicate" ? "copy" : "edit");
  } catch (error) {
    if (describeRefusal(error) === null) throw error;
    return null;
  }
}
