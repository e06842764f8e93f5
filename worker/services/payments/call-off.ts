import { chargeStatusAt } from "#domain/payments/ledger.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { StoredCharge } from "#worker/repositories/payments/charge-repository.ts";
import type { NewEntry } from "#worker/repositories/payments/ledger-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { type OrderMoney, readOrderMoney, recordMoney } from "./order-money.ts";

/** What becomes of an order's payment when the order is over, or not any more. */
export interface PaymentFollow {
  /** To be written before the order itself is. */
  statements: WriteStatement[];
  paymentStatus: PaymentStatus;
  /** Charges that are over by that. */
  ended: readonly StoredCharge[];
}

/** Calls off the payment of an order that is over, if it is awaited: its open charge ends with it, and one who pays late
 *  nevertheless gets the order. The payment of one that is not over any more is awaited again, unless a person has called
 *  it off. Money that has come stays, for a person to send back.
 *  @param by - who refused, deleted, took up or restored it
 *  @throws DomainError STALE_VERSION if its payment is another than was seen */
export async function followOrder(
  scope: Scope,
  { id, paymentStatus }: { id: string; paymentStatus: PaymentStatus },
  { isOver, by, at }: { isOver: boolean; by: string; at: string },
): Promise<PaymentFollow> {
  const unchanged = { statements: [], paymentStatus, ended: [] };
  if (paymentStatus !== (isOver ? "requested" : "cancelled")) return unchanged;
  const order = await readOrderMoney(scope, id);
  if (order.request.paymentStatus !== paymentStatus) {
    throw new DomainError("STALE_VERSION", { entity: "request", id });
  }
  // People give a reason.
  const last = order.entries.at(-1);
  if (!isOver && !(last?.kind === "calledOff" && last.note === "")) return unchanged;
  const ended = isOver ? openCharges(order, at) : [];
  const entries: NewEntry[] = [
    ...endsOf(ended, { by, at }),
    {
      ...{ kind: isOver ? "calledOff" : "asked", chargeId: null, amountCents: 0, occurredAt: at },
      ...{ event: null, createdBy: by, note: "" },
    },
  ];
  const { statements, ledger } = recordMoney(scope, order, { at, entries });
  return { statements, paymentStatus: ledger.paymentStatus, ended };
}

/** The charges that somebody may be paying at an instant. */
export function openCharges({ charges }: OrderMoney, at: string): StoredCharge[] {
  return charges.filter((charge) => chargeStatusAt(charge, at) === "pending");
}

/** Lines of the ledger for charges that a person ends. */
export function endsOf(charges: readonly StoredCharge[], { by, at }: { by: string; at: string }): NewEntry[] {
  return charges.map(({ id: chargeId }) => ({
    ...{ kind: "expired", chargeId, amountCents: 0, occurredAt: at },
    ...{ event: null, createdBy: by, note: "" },
  }));
}

/** The change of an order's payment, for the log; nothing where there is none. */
export function changeOfPayment(from: PaymentStatus, to: PaymentStatus) {
  return from === to ? {} : { paymentStatus: { from, to } };
}
