import "#app/ui/form.css";
import { Form, useNavigation } from "@remix-run/react";
import { CHARGE_TEXTS as TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField, Tick } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { PaymentAnswer } from "./payment-answer.ts";

interface MoneyFormProps {
  charge: ChargeFacts & { amountCents: number; heldCents: number; refundableCents: number };
  answer: PaymentAnswer | undefined;
}

type ChargeFacts = Omit<RequestPayment["charges"][number], "amountCents" | "heldCents" | "refundableCents">;

/** Cards that were stopped, and how somebody lets them be tried again. */
export function ReleaseForm({ charge, answer }: { charge: ChargeFacts; answer: PaymentAnswer | undefined }) {
  return (
    <Panel as="div" title={TEXTS.stoppedTitle} className="app-card">
      <MoneyForm
        charge={{ ...charge, heldCents: 0 }}
        answer={answer}
        label={TEXTS.release}
        button={TEXTS.release}
      >
        <p className="app-quiet">{TEXTS.stoppedText}</p>
        <HiddenField name="intent" value="release" />
        <HiddenField name="amount" value="" />
      </MoneyForm>
    </Panel>
  );
}

/** Money of another amount than was asked for, and what a person lets become of it. */
export function WaitingMoneyForm({ charge, answer }: MoneyFormProps) {
  const { status, amountCents, heldCents, refundableCents } = charge;
  const sum = status === "over" ? "over" : "short";
  const backCents = Math.min(sum === "over" ? heldCents - amountCents : heldCents, refundableCents);
  const choices = [
    ...(sum === "short"
      ? [
          { intent: "acceptWhole", label: TEXTS.acceptWhole, hint: TEXTS.acceptWholeHint },
          { intent: "acceptPart", label: TEXTS.acceptPart, hint: TEXTS.acceptPartHint },
        ]
      : [{ intent: "acceptWhole", label: TEXTS.acceptOver, hint: TEXTS.acceptOverHint }]),
    {
      intent: "refund",
      label: TEXTS.giveBack,
      hint: fill(TEXTS.giveBackHint, { amount: formatCents(backCents) }),
    },
  ];
  const amounts = { held: formatCents(heldCents), asked: formatCents(amountCents) };
  return (
    <Panel as="div" title={fill(TEXTS.waitingTitle[sum], amounts)} className="app-card">
      <MoneyForm charge={charge} answer={answer} label={TEXTS.decision} button={TEXTS.confirm}>
        <p className="app-quiet">{TEXTS.waitingText[sum]}</p>
        <HiddenField name="amount" value={decimal(backCents)} />
        <fieldset className="app-form__choices">
          <legend className="app-field__label">{TEXTS.decision}</legend>
          <div className="app-stack app-gap-8">
            {choices.map(({ intent, label, hint }) => (
              <label key={intent} className="app-choice">
                <Tick
                  type="radio"
                  name="intent"
                  value={intent}
                  required
                  defaultChecked={answer?.values["intent"] === intent}
                />
                <span>
                  {label}
                  <span className="app-field__hint"> {hint}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </MoneyForm>
    </Panel>
  );
}

/** Sends money of a charge back to its payer. */
export function RefundChargeForm({ charge, answer }: MoneyFormProps) {
  return (
    <details className="app-card" open={answer !== undefined}>
      <summary>{TEXTS.refundTitle}</summary>
      <MoneyForm charge={charge} answer={answer} label={TEXTS.refundTitle} button={TEXTS.refund}>
        <p className="app-quiet">{TEXTS.refundText}</p>
        <HiddenField name="intent" value="refund" />
        <FormField
          name="amount"
          id={`amount-${charge.id}`}
          label={TEXTS.refundAmount}
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={20}
          defaultValue={answer?.values["amount"] ?? decimal(charge.refundableCents)}
        />
      </MoneyForm>
    </details>
  );
}

function MoneyForm({
  charge,
  answer,
  label,
  button,
  children,
}: {
  charge: ChargeFacts & { heldCents: number };
  answer: PaymentAnswer | undefined;
  label: string;
  button: string;
  children: React.ReactNode;
}) {
  const isSaving = useNavigation().formData?.get("chargeId") === charge.id;
  return (
    <Form
      key={answer?.key}
      method="post"
      className="app-stack app-gap-12"
      aria-label={label}
      preventScrollReset
    >
      <HiddenField name="chargeId" value={charge.id} />
      <HiddenField name="seenHeldCents" value={charge.heldCents} />
      {answer !== undefined && <Notice title={answer.problem} />}
      {children}
      <FormField
        name="reason"
        id={`reason-${charge.id}`}
        label={TEXTS.reason}
        hint={TEXTS.reasonHint}
        autoComplete="off"
        required
        minLength={3}
        maxLength={300}
        defaultValue={answer?.values["reason"] ?? ""}
      />
      <div className="app-row">
        <BusyButton isBusy={isSaving} label={button} busyLabel={TEXTS.saving} kind="primary" />
      </div>
    </Form>
  );
}

/** An amount as it is typed.
 *  @example decimal(123_456) // "1.234,56" */
function decimal(cents: number): string {
  return formatCents(cents).replace(/^R\$\s*/, "");
}
