/** Names under which the device keeps what is chosen on the buying pages. Closed kits stand in the address: theirs only
 *  tells one purchase of them from another. */

/** What is changed of a kit that was designed, or of the one that is opened.
 *  @example expressDraft("req_1") // "kits-express:req_1" */
export function expressDraft(openedId?: string): string {
  return openedId === undefined ? "kits-express" : `kits-express:${openedId}`;
}

/** Answers that were typed and not asked yet, beside those of the address.
 *  @example expressAnswersDraft("?power=5,5") // "kits-express:answers?power=5,5" */
export function expressAnswersDraft(search: string): string {
  return `kits-express:answers${search}`;
}

/** A cart of loose products: the person's own, one that is opened, or what a request is made of.
 *  @example looseDraft("req_1", 2) // "loose-cart:req_1:2" */
export function looseDraft(openedId?: string | null, version?: number): string {
  const which = [openedId, version].filter((one) => one !== null && one !== undefined);
  return ["loose-cart", ...which].join(":");
}

/** Whom and what a purchase is for, and the cart that is open. */
type Purpose = Readonly<Record<"integratorId" | "cartId" | "leadId" | "systemId", string | null>>;

/** A kit that is put together: one for each company, cart and system.
 *  @example mountDraft({ integratorId: "int_1", cartId: null, leadId: null, systemId: null }) // "mountKit:int_1" */
export function mountDraft(purpose: Purpose): string {
  return ["mountKit", ...partsOf(purpose)].join(":");
}

/** Closed kits, likewise.
 *  @example closedKitsDraft({ integratorId: null, cartId: "req_1", leadId: null, systemId: null }) // "closedKits:req_1" */
export function closedKitsDraft(purpose: Purpose): string {
  return ["closedKits", ...partsOf(purpose)].join(":");
}

function partsOf({ integratorId, cartId, leadId, systemId }: Purpose): string[] {
  return [integratorId, cartId, leadId, systemId].filter((one) => one !== null);
}

/** Drafts of the checkout of a cart: its fields, and the files that wait for its request. */
export function checkoutDrafts(cartKey: string): { fields: string; checkoutFile: string; file: string } {
  const fields = `checkout:${cartKey}`;
  return { fields, checkoutFile: `${fields}:checkoutFile`, file: `${fields}:file` };
}
