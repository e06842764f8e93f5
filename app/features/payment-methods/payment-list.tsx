import "./payment-methods.css";
import { PAYMENT_TYPE_LABELS, PAYMENTS_TEXTS as TEXTS } from "#copy/payment-methods.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { OrderForm } from "#app/ui/order-form.tsx";
import { RecordRow } from "../records/record-row.tsx";
import { conditionText } from "./condition-words.ts";

/** Sortable list of payment methods with their conditions. */
export function PaymentList({ methods }: { methods: readonly PaymentMethod[] }) {
  return (
    <OrderForm rows={methods} nameOf={({ name }) => name}>
      {(method) => (
        <RecordRow
          record={method}
          path={PAGES.PaymentMethodDetails.path}
          badge={method.name === PAYMENT_TYPE_LABELS[method.type] ? null : PAYMENT_TYPE_LABELS[method.type]}
          inactive={TEXTS.inactive}
        >
          <ul className="app-stack app-gap-0 app-small app-payment-conditions">
            {method.conditions.length === 0 && <li>{TEXTS.noConditions}</li>}
            {method.conditions.map((condition) => (
              <li key={condition.id}>
                <strong>{condition.name}:</strong> {conditionText(condition)}
                {!condition.active && ` (${TEXTS.conditionOff})`}
              </li>
            ))}
          </ul>
        </RecordRow>
      )}
    </OrderForm>
  );
}
