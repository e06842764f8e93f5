import { describeChanges } from "#domain/records/describe-changes.ts";
import { type AccessRule, SIGNED_IN } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { isReordered } from "#domain/offers/entry-order.ts";
import type { PaymentMethod, StoredCondition } from "#domain/payment-methods/payment-method.ts";
import type {
  ConditionInput,
  PaymentMethodInput,
  PaymentMethodUpdate,
  PaymentOrder,
} from "#domain/payment-methods/payment-method-schema.ts";
import { type OfferedMethod, paymentOptions } from "#domain/payment-methods/payment-options.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import { createPaymentMethodRepository } from "#worker/repositories/payment-methods/payment-method-repository.ts";
import {
  deletePaymentMethod,
  insertPaymentMethod,
  orderPaymentMethods,
  switchPaymentMethod,
  updatePaymentMethod,
} from "#worker/repositories/payment-methods/payment-method-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to manage payment methods. */
export const paymentMethodsAccess: AccessRule = PAGES.PaymentSettings.access;

const FIELDS = ["type", "description", "active", "conditions"] as const;

/** Use cases of payment methods, including what buyers are offered. Each authorises first and saves in one batch, with
 *  assertions and the audit row. */
export function createPaymentMethods(scope: Scope) {
  function open() {
    const { distributor, database } = authoriseUser(scope, paymentMethodsAccess);
    const methods = createPaymentMethodRepository(database, distributor.id);
    return { distributor, database, methods, at: scope.now().toISOString() };
  }

  return {
    /** Lists all payment methods in order. */
    list: (): Promise<PaymentMethod[]> => open().methods.listMethods(),

    /** Reads a payment method.
     *  @throws DomainError NOT_FOUND */
    get: (id: string): Promise<PaymentMethod> => open().methods.getMethod(id),

    /** Lists the payment options for a total, as buyers see them. */
    async listOffered(totalCents: Cents): Promise<OfferedMethod[]> {
      const { distributor, database } = authoriseUser(scope, SIGNED_IN);
      return paymentOptions(
        await createPaymentMethodRepository(database, distributor.id).listMethods(),
        totalCents,
      );
    },

    /** Creates a payment method, as the last one.
     *  @throws DomainError INVALID_BODY (TOO_MANY) */
    async create({ conditions, ...input }: PaymentMethodInput): Promise<PaymentMethod> {
      const { distributor, database, methods, at } = open();
      const id = scope.newId("pay");
      const stored = withIds(scope, conditions, []);
      await database.writeBatch([
        ...insertPaymentMethod(distributor.id, { id, input, conditions: stored, at }),
        audit(scope, distributor.id, {
          event: "payment-method.created",
          entity: "paymentMethod",
          entityId: id,
          changes: {
            ...describe(null, { ...input, conditions: stored }),
            name: { from: null, to: input.name },
          },
          at,
        }),
      ]);
      return methods.getMethod(id);
    },

    /** Replaces a payment method with its conditions, in the version that the edit began with.
     *  @throws DomainError NOT_FOUND, STALE_VERSION */
    async update(id: string, { version, conditions, ...input }: PaymentMethodUpdate): Promise<PaymentMethod> {
      const { distributor, database, methods, at } = open();
      const before = await methods.getMethod(id);
      const stored = withIds(scope, conditions, before.conditions);
      await database.writeBatch([
        ...updatePaymentMethod(distributor.id, { id, input, conditions: stored, version, at }),
        audit(scope, distributor.id, {
          event: "payment-method.updated",
          entity: "paymentMethod",
          entityId: id,
          changes: {
            ...describe(before, { ...input, conditions: stored }),
            name: { from: before.name, to: input.name },
          },
          at,
        }),
      ]);
      return methods.getMethod(id);
    },

    /** Activates or deactivates a payment method in the version that was read.
     *  @throws DomainError NOT_FOUND, STALE_VERSION */
    async setActive(
      id: string,
      { active, version }: { active: boolean; version: number },
    ): Promise<PaymentMethod> {
      const { distributor, database, methods, at } = open();
      const { name } = await methods.getMethod(id);
      const changes = { active: { from: !active, to: active }, name: { from: name, to: name } };
      const change = { entity: "paymentMethod", entityId: id, changes, at };
      await database.writeBatch([
        ...switchPaymentMethod(distributor.id, { id, active, version, at }),
        active
          ? audit(scope, distributor.id, { event: "payment-method.activated", ...change })
          : audit(scope, distributor.id, { event: "payment-method.deactivated", ...change }),
      ]);
      return methods.getMethod(id);
    },

    /** Deletes a payment method with its conditions. Requests keep their saved terms.
     *  @throws DomainError NOT_FOUND */
    async remove(id: string): Promise<void> {
      const { distributor, database, methods, at } = open();
      const { name } = await methods.getMethod(id);
      await database.writeBatch([
        ...deletePaymentMethod(distributor.id, id),
        audit(scope, distributor.id, {
          event: "payment-method.deleted",
          entity: "paymentMethod",
          entityId: id,
          changes: { name: { from: name, to: null } },
          at,
        }),
      ]);
    },

    /** Reorders the payment methods, if their order is still the one that was read.
     *  @throws DomainError INVALID_BODY (NOT_THE_SAME) for missing or unknown ones; STALE_VERSION */
    async reorder(order: PaymentOrder): Promise<PaymentMethod[]> {
      const { distributor, database, methods, at } = open();
      if (!isReordered(order.before, order.after)) {
        const issue = { field: "after", code: "NOT_THE_SAME", message: "expected the ids of `before`" };
        throw new DomainError("INVALID_BODY", { issues: [issue] });
      }
      const names = new Map((await methods.listMethods()).map(({ id, name }) => [id, name]));
      const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(", ");
      await database.writeBatch([
        ...orderPaymentMethods(distributor.id, order),
        audit(scope, distributor.id, {
          event: "payment-method.reordered",
          entity: "paymentMethod",
          entityId: "",
          changes: { order: { from: named(order.before), to: named(order.after) } },
          at,
        }),
      ]);
      return methods.listMethods();
    },
  };
}

/** Existing conditions keep their ids, so that references to them stay valid; new ones get new ids. */
function withIds(
  scope: Scope,
  conditions: readonly ConditionInput[],
  stored: readonly StoredCondition[],
): StoredCondition[] {
  const known = new Set(stored.map(({ id }) => id));
  return conditions.map(({ id, ...condition }) => {
    const isKept = id !== null && known.delete(id);
    return { ...condition, id: isKept ? id : scope.newId("pcd") };
  });
}

type Content = Pick<PaymentMethod, "type" | "description" | "active" | "conditions">;

function describe(before: Content | null, after: Content) {
  const told = (one: Content) => ({ ...one, conditions: one.conditions.map(conditionText) });
  return describeChanges(FIELDS, before && told(before), told(after));
}

/** A condition as short text: name, value, down payment, installments, and minimum total. */
function conditionText(condition: StoredCondition): string {
  const { name, value, conditionType, modifierType, quantityOfInstallments, minimumCents, active } =
    condition;
  const downPayment = condition.downPaymentPct === "0" ? "" : ` ${condition.downPaymentPct}% +`;
  const unit = { percentage: "%", "percentage-reversed": "% (÷)", fixed: " R$" }[modifierType];
  const sign = conditionType === "increase" ? "+" : "−";
  const minimum = minimumCents === 0 ? "" : ` ≥ R$ ${(minimumCents / 100).toFixed(2)}`;
  return `${name}: ${sign}${value}${unit}${downPayment} ${String(quantityOfInstallments)}×${minimum}${active ? "" : " (–)"}`;
}
