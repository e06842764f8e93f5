/** Names under which the device keeps what is chosen on the buying pages. Closed kits have none: they stand in the
 *  address. */

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

/** A kit that is put together: one for each company, cart and system.
 *  @example mountDraft({ integratorId: "int_1", cartId: null, leadId: null, systemId: null }) // "mountKit:int_1" */
export function mountDraft({
  integratorId,
  cartId,
  leadId,
  systemId,
}: Readonly<Record<"integratorId" | "cartId" | "leadId" | "systemId", string | null>>): string {
  const which = [integratorId, cartId, leadId, systemId].filter((one) => one !== null);
  return ["mountKit", ...which].join(":");
}

/** Drafts of the checkout of a cart: its fields, and the files that wait for its request. */
export function checkoutDrafts(cartKey: string): { fields: string; checkoutFile: string; file: string } {
  const fields = `checkout:${cartKey}`;
  return { fields, checkoutFile: `${fields}:checkoutFile`, file: `${fields}:file` };
}
