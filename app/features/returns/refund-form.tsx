import { Form, Link, useNavigation } from "@remix-run/react";
import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import { formatCents } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { ReturnsAnswer } from "./returns-answer.ts";

/** Notes money that was given back outside of the portal. */
export function RefundForm({
  amountCents,
  paymentPath,
  today,
  answer,
}: {
  /** What is to be given back, as a proposal. */
  amountCents: number;
  /** Page on which a provider sends money back; null where none holds any. */
  paymentPath: string | null;
  today: string;
  answer: ReturnsAnswer | undefined;
}) {
  const isSaving = useNavigation().formData?.get("intent") === "refund";
  const sent = (name: string, usual = "") => answer?.values[name] ?? usual;
  return (
    <Panel as="div" title={TEXTS.refund} className="app-card">
      <Form method="post" className="app-returns__form" aria-label={TEXTS.refund} preventScrollReset>
        <HiddenField name="intent" value="refund" />
        <p className="app-quiet">
          {TEXTS.refundHint}
          {paymentPath !== null && (
            <>
              {" "}
              <Link to={paymentPath}>{TEXTS.refundByPortal}</Link>
            </>
          )}
        </p>
        {answer !== undefined && answer.problem !== null && <Notice title={answer.problem} />}
        <div className="app-returns__pair">
          <FormField
            name="amount"
            label={TEXTS.refundAmount}
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={20}
            defaultValue={sent("amount", formatCents(amountCents).replace(/^R\$\s*/, ""))}
          />
          <FormField
            name="givenOn"
            label={TEXTS.givenOn}
            type="date"
            required
            max={today}
            defaultValue={sent("givenOn", today)}
          />
        </div>
        <FormField
          name="note"
          label={TEXTS.note}
          maxLength={200}
          autoComplete="off"
          defaultValue={sent("note")}
        />
        <div className="app-row">
          <BusyButton isBusy={isSaving} label={TEXTS.saveRefund} busyLabel={TEXTS.saving} kind="primary" />
        </div>
      </Form>
    </Panel>
  );
}
