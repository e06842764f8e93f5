/** Names of the buying pages' drafts on the device. The choice of closed kits itself is in the address: their name
 *  only tells one purchase from another. */

/** Draft of the edits of designed kits, or of the opened one.
 *  @example expressDraft("req_1") // "kits-express:req_1" */
export function expressDraft(openedId?: string): string {
  return openedId === undefined ? "kits-express" : `kits-express:${openedId}`;
}

/** Draft of the answers that were typed and not sent yet, for the answers in the address.
 *  @example expressAnswersDraft("?power=5,5") // "kits-express:answers?power=5,5" */
export function expressAnswersDraft(search: string): string {
  return `kits-express:answers${search}`;
}

/** Draft of a cart of loose products: the person's own, an opened one, or that of a request.
 *  @example looseDraft("req_1", 2) // "loose-cart:req_1:2" */
export function looseDraft(openedId?: string | null, version?: number): string {
  const which = [openedId, version].filter((one) => one !== null && one !== undefined);
  return ["loose-cart", ...which].join(":");
}

/** Buyer and lead of a purchase, and the open cart. */
type Purpose = Readonly<Record<"integratorId" | "cartId" | "leadId" | "systemId", string | null>>;

/** Draft of a mounted kit: one for each company, cart and system.
 *  @example mountDraft({ integratorId: "int_1", cartId: null, leadId: null, systemId: null }) // "mountKit:int_1" */
export function mountDraft(purpose: Purpose): string {
  return ["mountKit", ...partsOf(purpose)].join(":");
}

/** Draft of closed kits: one for each company, cart and system.
 *  @example closedKitsDraft({ integratorId: null, cartId: "req_1", leadId: null, systemId: null }) //
 *  "closedKits:req_1" */
export function closedKitsDraft(purpose: Purpose): string {
  return ["closedKits", ...partsOf(purpose)].join(":");
}

function partsOf({ integratorId, cartId, leadId, systemId }: Purpose): string[] {
  return [integratorId, cartId, leadId, systemId].filter((one) => one !== null);
}

/** Drafts of a cart's checkout: its fields, and the uploaded files that are not part of a request yet. */
export function checkoutDrafts(cartKey: string): { fields: string; checkoutFile: string; file: string } {
  const fields = `checkout:${cartKey}`;
  return { fields, checkoutFile: `${fields}:checkoutFile`, file: `${fields}:file` };
}
