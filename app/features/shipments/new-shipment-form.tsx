import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { SHIPMENT_TEXTS as TEXTS } from "#copy/shipments.ts";
import type { LineToShip } from "#domain/shipments/shipment.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { ShipmentsAnswer } from "./shipments-page.tsx";

/** Sends what is left of an order, or a part of it. */
export function NewShipmentForm({
  lines,
  today,
  answer,
}: {
  lines: readonly LineToShip[];
  today: string;
  answer: ShipmentsAnswer | undefined;
}) {
  const isSaving = useNavigation().formData?.get("intent") === "ship";
  const sent = (name: string, usual = "") => answer?.values[name] ?? usual;
  return (
    <Panel as="div" title={TEXTS.new} className="app-card">
      <Form method="post" className="app-shipment-form" aria-label={TEXTS.new} preventScrollReset>
        <HiddenField name="intent" value="ship" />
        {answer && <Notice title={answer.problem} />}
        {lines.map(({ itemId, name, amount, remaining }) => (
          <FormField
            key={itemId}
            name={`amount.${itemId}`}
            label={fill(TEXTS.amountOf, { name })}
            hint={fill(TEXTS.remaining, { remaining: formatNumber(remaining), amount: formatNumber(amount) })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            defaultValue={sent(`amount.${itemId}`, String(remaining))}
          />
        ))}
        <div className="app-shipment-form__pair">
          <FormField
            name="sentOn"
            label={TEXTS.sentOn}
            type="date"
            required
            defaultValue={sent("sentOn", today)}
          />
          <FormField
            name="expectedOn"
            label={TEXTS.expectedOn}
            type="date"
            defaultValue={sent("expectedOn")}
          />
        </div>
        <FormField
          name="invoiceKey"
          label={TEXTS.invoiceKey}
          hint={TEXTS.invoiceKeyHint}
          autoComplete="off"
          maxLength={60}
          defaultValue={sent("invoiceKey")}
        />
        <div className="app-shipment-form__pair">
          <FormField name="carrier" label={TEXTS.carrier} maxLength={80} defaultValue={sent("carrier")} />
          <FormField
            name="trackingCode"
            label={TEXTS.trackingCode}
            autoComplete="off"
            maxLength={60}
            defaultValue={sent("trackingCode")}
          />
        </div>
        <FormField
          name="trackingUrl"
          label={TEXTS.trackingUrl}
          type="url"
          autoComplete="off"
          maxLength={500}
          defaultValue={sent("trackingUrl")}
        />
        <div className="app-row">
          <BusyButton isBusy={isSaving} label={TEXTS.ship} busyLabel={TEXTS.saving} kind="primary" />
        </div>
      </Form>
    </Panel>
  );
}
