import { Form, Link, useSubmit } from "@remix-run/react";
import { IconPencil, IconPower } from "@tabler/icons-react";
import { useState } from "react";
import { fill } from "#copy/fill.ts";
import { PAYMENT_TYPE_LABELS, PAYMENTS_TEXTS as TEXTS } from "#copy/payment-methods.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { OrderList } from "#app/components/order-list.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";
import { conditionText } from "./condition-words.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
const EDIT = PAGES.PaymentMethodDetails.path;

/** Ways to pay, put in order by hand. The order is saved as a whole; what comes or goes meanwhile keeps its place. */
export function PaymentList({ methods }: { methods: readonly PaymentMethod[] }) {
  const saved = methods.map(({ id }) => id);
  const [wanted, setWanted] = useState<readonly string[]>(saved);
  const submit = useSubmit();
  const ids = [...wanted.filter((id) => saved.includes(id)), ...saved.filter((id) => !wanted.includes(id))];
  const methodOf = (id: string) => methods.find((method) => method.id === id);
  const isDirty = ids.join() !== saved.join();
  return (
    <Form
      method="post"
      preventScrollReset
      className="app-offer-order"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement && submitter.name !== "") return;
        event.preventDefault();
        const data = new FormData();
        for (const id of saved) data.append("before", id);
        for (const id of ids) data.append("after", id);
        submit(data, { method: "post", preventScrollReset: true });
      }}
    >
      {saved.map((id) => (
        <input key={id} type="hidden" name="before" value={id} />
      ))}
      <OrderList ids={ids} nameOf={(id) => methodOf(id)?.name ?? ""} onChange={setWanted}>
        {(id) => {
          const method = methodOf(id);
          return method && <PaymentRow method={method} />;
        }}
      </OrderList>
      {isDirty && (
        <SaveBar
          text={TEXTS.orderChanged}
          isDirty
          isNew={false}
          labels={{ save: TEXTS.saveOrder, saving: TEXTS.saving, discard: TEXTS.discardOrder }}
          onDiscard={() => {
            setWanted(saved);
          }}
        />
      )}
      <LeaveGuard
        isDirty={isDirty}
        message={TEXTS.orderChanged}
        onLeave={() => {
          setWanted(saved);
        }}
      />
    </Form>
  );
}

function PaymentRow({ method }: { method: PaymentMethod }) {
  const { id, name, type, active, version, conditions } = method;
  const switchLabel = fill(active ? TEXTS.deactivate : TEXTS.activate, { name });
  return (
    <div className="app-offer-row">
      <div className="app-offer-row__words">
        <div className="app-offer-row__name">
          <Link to={`${EDIT}/${id}`} prefetch="intent" className="app-table__link">
            {name}
          </Link>
          {name !== PAYMENT_TYPE_LABELS[type] && (
            <span className="gs-badge app-badge-quiet">{PAYMENT_TYPE_LABELS[type]}</span>
          )}
          {!active && <span className="gs-badge app-badge-quiet">{TEXTS.inactive}</span>}
        </div>
        <ul className="app-payment-conditions">
          {conditions.length === 0 && <li>{TEXTS.noConditions}</li>}
          {conditions.map((condition) => (
            <li key={condition.id}>
              <strong>{condition.name}:</strong> {conditionText(condition)}
              {!condition.active && ` (${TEXTS.conditionOff})`}
            </li>
          ))}
        </ul>
      </div>
      <div className="app-offer-actions">
        <Link
          className="app-icon-button"
          to={`${EDIT}/${id}`}
          aria-label={fill(TEXTS.edit, { name })}
          title={fill(TEXTS.edit, { name })}
        >
          <IconPencil {...ICON} />
        </Link>
        <button
          type="submit"
          name="switch"
          value={`${id} ${String(version)} ${String(!active)}`}
          className="app-icon-button"
          aria-label={switchLabel}
          title={switchLabel}
        >
          <IconPower {...ICON} />
        </button>
      </div>
    </div>
  );
}
