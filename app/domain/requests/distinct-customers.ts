import type { PastCustomer } from "./past-customer-schema.ts";

/** Customers without repetitions: each with each address once, the newest first.
 *  @param found - customers of purchases, the newest first
 *  @example Two orders of Marina to one house, and one to her farm: two entries. */
export function distinctCustomers(found: readonly PastCustomer[], most: number): PastCustomer[] {
  const byPlace = new Map<string, PastCustomer>();
  for (const one of found) {
    const { cpf, cnpj, userOrCompanyName, address } = one;
    const name = userOrCompanyName.trim().toLowerCase();
    if (name === "") continue;
    const place = address === null ? "" : `${address.CEP} ${address.number} ${address.complement}`;
    const key = `${cpf ?? cnpj ?? name} ${place}`.toLowerCase();
    if (!byPlace.has(key)) byPlace.set(key, one);
  }
  return [...byPlace.values()].slice(0, most);
}
