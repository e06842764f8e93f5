import "./stock.css";
import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { ARRIVAL_TEXTS as TEXTS, STOCK_DIALOG_TEXTS } from "#copy/stock/stock.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ButtonLook } from "#app/ui/button.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { ArrivalFields } from "./arrival-fields.tsx";
import type { ArrivalRow, StockAnswer } from "./inventory-view.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** An arrival: receive, change or cancel it. */
export function ArrivalDialog({
  arrival,
  answer,
  closeTo,
}: {
  arrival: ArrivalRow;
  answer: StockAnswer | undefined;
  closeTo: string;
}) {
  const isBusy = useNavigation().state !== "idle";
  const { id, version, productName, amount } = arrival;
  const hidden = (intent: string) => (
    <>
      <HiddenField name="id" value={id} />
      <HiddenField name="version" value={version} />
      <HiddenField name="intent" value={intent} />
    </>
  );
  const button = (label: string, look: ButtonLook & { className?: string }) => (
    <BusyButton isBusy={isBusy} label={label} busyLabel={STOCK_DIALOG_TEXTS.saving} {...look} />
  );
  return (
    <PageDialog title={fill(TEXTS.edit, { product: productName })} closeTo={closeTo}>
      {answer !== undefined && "refusal" in answer && <Notice {...answer.refusal} />}
      <div className="app-stack app-stock-dialog">
        <section>
          <h3>{TEXTS.receiveTitle}</h3>
          <Form method="post">
            {hidden("arrivalReceive")}
            <FormField
              name="amount"
              label={TEXTS.received}
              inputMode="numeric"
              defaultValue={amount}
              required
              autoComplete="off"
            />
            <SelectField
              name="rest"
              label={TEXTS.rest}
              options={[
                { value: "dropped", label: TEXTS.restDropped },
                { value: "expected", label: TEXTS.restExpected },
              ]}
            />
            <FormField name="expectedOn" label={TEXTS.restOn} type="date" />
            {button(TEXTS.receive, { kind: "primary" })}
          </Form>
        </section>
        <details>
          <summary>{TEXTS.change}</summary>
          <Form method="post">
            {hidden("arrivalEdit")}
            <ArrivalFields arrival={arrival} />
            {button(TEXTS.save, { kind: "plain" })}
          </Form>
        </details>
        <details>
          <summary>{TEXTS.cancelTitle}</summary>
          <Form method="post">
            {hidden("arrivalCancel")}
            <p>{fill(TEXTS.cancelQuestion, { amount: formatNumber(amount), product: productName })}</p>
            {button(TEXTS.cancel, { kind: "danger" })}
          </Form>
        </details>
        <LinkButton to={closeTo} preventScrollReset>
          {STOCK_DIALOG_TEXTS.close}
        </LinkButton>
      </div>
    </PageDialog>
  );
}
