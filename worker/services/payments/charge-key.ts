/** The key of a charge at its provider: of several who ask at once, and of one who asks again after a failure, all get the
 *  same charge; each line of the ledger makes another key.
 *  @param seen - number of lines of the order's ledger */
export function chargeKey(requestId: string, seen: number, amountCents: number): string {
  return `${requestId}-${String(seen)}-${String(amountCents)}`;
}

/** The order's id in a key; empty for one that is not ours. */
export function orderOfKey(key: string): string {
  return /^(?<order>.+)-\d+-\d+$/.exec(key)?.groups?.["order"] ?? "";
}
