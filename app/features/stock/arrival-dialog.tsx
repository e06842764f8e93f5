import { Form, Link, useNavigation } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { ARRIVAL_TEXTS as TEXTS, STOCK_DIALOG_TEXTS } from "#copy/stock.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { FormField } from "#app/components/form-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PageDialog } from "#app/components/page-dialog.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import { ArrivalFields } from "./arrival-fields.tsx";
import type { ArrivalRow, StockAnswer } from "./inventory-view.ts";

/** One delivery: taking it in, changing it, calling it off. */
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
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
  const button = (label: string, look: string) => (
    <BusyButton isBusy={isBusy} label={label} busyLabel={STOCK_DIALOG_TEXTS.saving} className={look} />
  );
  return (
    <PageDialog title={fill(TEXTS.edit, { product: productName })} closeTo={closeTo}>
      {answer !== undefined && "refusal" in answer && <Notice {...answer.refusal} />}
      <div className="app-stock-dialog">
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
            {button(TEXTS.receive, "gs-button gs-button--primary")}
          </Form>
        </section>
        <details>
          <summary>{TEXTS.change}</summary>
          <Form method="post">
            {hidden("arrivalEdit")}
            <ArrivalFields arrival={arrival} />
            {button(TEXTS.save, "gs-button")}
          </Form>
        </details>
        <details>
          <summary>{TEXTS.cancelTitle}</summary>
          <Form method="post">
            {hidden("arrivalCancel")}
            <p>{fill(TEXTS.cancelQuestion, { amount: formatNumber(amount), product: productName })}</p>
            {button(TEXTS.cancel, "gs-button app-stock__danger")}
          </Form>
        </details>
        <Link className="gs-button" to={closeTo} preventScrollReset>
          {STOCK_DIALOG_TEXTS.close}
        </Link>
      </div>
    </PageDialog>
  );
}
