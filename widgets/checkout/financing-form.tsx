import { type FormEvent, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { FINANCING_TEXTS as TEXTS } from "#copy/widgets.ts";
import type { OrderDetails } from "#domain/payments/checkout-schema.ts";
import { CONTACT_LENGTH, FINANCING_MONTHS } from "#domain/payments/financing-months.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { CheckIcon } from "#widgets/icons/outline-icons.tsx";
import type { WidgetFailure } from "#widgets/request.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import { FailureNotice } from "./create-form.tsx";
import { useAction } from "./use-action.ts";
import { TIME_ZONE } from "./payment-view.ts";

const USUAL_MONTHS = 60;

interface FinancingFormProps {
  order: Pick<OrderDetails, "id" | "distributorName">;
  financing: NonNullable<OrderDetails["financing"]>;
  port: Pick<CheckoutPort, "askFinancing">;
  /** Why the form failed before scripts ran. */
  failure: WidgetFailure | null;
}

/** Form by which a payer asks for the financing of an order. Before scripts run it posts to a page of the portal. */
export function FinancingForm({ order, financing, port, failure }: FinancingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(financing);
  const send = useAction(async () => {
    const fields = form.current && new FormData(form.current);
    if (fields === null) return;
    const months = Number(fields.get("months"));
    const contact = fields.get("contact");
    const askedAt = await port.askFinancing({ months, contact: typeof contact === "string" ? contact : "" });
    setAsked({ months, askedAt });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.run();
  };
  return (
    <form
      ref={form}
      method="post"
      action={`/checkout/${order.id}/financiamento`}
      className="gs-create"
      aria-label={TEXTS.title}
      onSubmit={submit}
    >
      {asked.askedAt !== null && (
        <p className="gs-confirmation" role="status">
          <CheckIcon />
          {fill(TEXTS.asked, {
            months: asked.months ?? "",
            at: formatInstant(asked.askedAt, TIME_ZONE),
            distributor: order.distributorName,
          })}
        </p>
      )}
      <label className="gs-question">
        {TEXTS.months}
        <select name="months" defaultValue={financing.months ?? USUAL_MONTHS}>
          {FINANCING_MONTHS.map((months) => (
            <option key={months} value={months}>
              {fill(TEXTS.monthsOf, { months })}
            </option>
          ))}
        </select>
      </label>
      <label className="gs-question">
        {TEXTS.contact}
        <input
          name="contact"
          autoComplete="tel"
          required
          minLength={CONTACT_LENGTH.least}
          maxLength={CONTACT_LENGTH.most}
        />
      </label>
      <p className="gs-panel__help">{fill(TEXTS.hint, { distributor: order.distributorName })}</p>
      <button
        type="submit"
        className="gs-button gs-button--primary gs-button--large"
        aria-busy={send.isRunning}
      >
        {send.isRunning ? TEXTS.sending : asked.askedAt === null ? TEXTS.send : TEXTS.sendAgain}
      </button>
      <FailureNotice failure={send.failure ?? (asked === financing ? failure : null)} />
    </form>
  );
}
