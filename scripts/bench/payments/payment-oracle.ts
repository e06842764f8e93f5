import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";

type Entry = RequestPayment["entries"][number];

/** What the ledger's reader is compared with: the same rules told another way, line after line.
 *  @param asked - what each charge asks for */
export function expectPayment(
  entries: readonly Entry[],
  asked: ReadonlyMap<string, number>,
  dueCents: number,
): { paymentStatus: RequestPayment["paymentStatus"]; heldCents: number } {
  let word: RequestPayment["paymentStatus"] = "notRequested";
  let waived = 0;
  const byHand = { paid: 0, back: 0, isSaid: false };
  const charges = new Map<string, { came: number[]; back: number; taken: number; isAccepted: boolean }>();
  let lastBack = -1;
  let lastWord = -1;
  for (const [place, { kind, chargeId, amountCents }] of entries.entries()) {
    const cents = amountCents ?? 0;
    const charge = chargeId === null ? null : chargeAt(charges, chargeId);
    if (word === "notRequested") word = "requested";
    if (kind === "paid") charge?.came.push(cents);
    if (kind === "chargedBack" && charge) charge.taken += cents;
    if (kind === "accepted" && charge) charge.isAccepted = true;
    if (kind === "waived") waived += cents;
    if (kind === "confirmed") {
      byHand.paid += cents;
      byHand.isSaid = true;
    }
    if (kind === "refunded") {
      lastBack = place;
      if (charge) charge.back += cents;
      else byHand.back += cents;
    }
    if (kind === "asked" || kind === "calledOff") {
      lastWord = place;
      word = kind === "asked" ? "requested" : "cancelled";
    }
  }
  let counted = byHand.paid > 0 && byHand.back >= byHand.paid ? 0 : byHand.paid;
  let wasPaid = byHand.paid > 0 && counted === 0;
  let held = byHand.paid - byHand.back;
  let back = byHand.back;
  for (const [id, { came, back: backOfIt, taken, isAccepted }] of charges) {
    const paid = came.reduce((all, cents) => all + cents, 0);
    const wants = asked.get(id) ?? 0;
    held += paid - backOfIt - taken;
    back += backOfIt;
    const fits = paid > 0 && [...came, paid, paid - backOfIt - taken].includes(wants);
    const isBack = taken === 0 && paid > 0 && backOfIt >= paid;
    if (isBack && (fits || isAccepted || paid >= wants)) wasPaid = true;
    else if (!isBack && (fits || isAccepted))
      counted += Math.max((isAccepted ? paid : Math.min(paid, wants)) - taken, 0);
  }
  // What counted went back another way than it came.
  if (counted > 0 && back > 0 && held <= 0) {
    counted = 0;
    wasPaid = true;
  }
  const isPaid = counted + waived >= dueCents && (counted > 0 || (byHand.isSaid && !wasPaid));
  const isSentBack = counted === 0 && wasPaid && lastBack > lastWord;
  return { paymentStatus: isPaid ? "received" : isSentBack ? "cancelled" : word, heldCents: held };
}

function chargeAt<Value extends { came: number[]; back: number; taken: number; isAccepted: boolean }>(
  charges: Map<string, Value>,
  id: string,
): Value {
  const known = charges.get(id) ?? ({ came: [], back: 0, taken: 0, isAccepted: false } as unknown as Value);
  charges.set(id, known);
  return known;
}
