import "#app/ui/page-dialog.css";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { CARE_TEXTS as TEXTS } from "#copy/requests/care.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import { TAGGED_TEXTS } from "#copy/tags.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TagChoice, type TagOption } from "../tags/tag-choice.tsx";

/** Longest reason for a payment that is edited by hand. */
const MAX_REASON = 300;

interface Named {
  type: RequestType;
  code: string;
}

/** Who may look after a request, and who does. */
export interface SellerChoices {
  current: string | null;
  items: readonly { id: string; name: string }[];
}

/** Hands a request to another person. */
export function SellerDialog({
  request: { type, code },
  side,
  sellers: { current, items },
}: {
  request: Named;
  side: "integrator" | "distributor";
  sellers: SellerChoices;
}) {
  const seen = useSeen(current);
  return (
    <FormDialog title={fill(TEXTS.sellerTitle[side], { code })} intent="seller" confirm={TEXTS.hand}>
      <p className="app-quiet">{TEXTS.sellerText}</p>
      <HiddenField name="type" value={type} />
      <HiddenField name="seenSellerId" value={seen ?? ""} />
      <SelectField
        name="sellerId"
        label={side === "distributor" ? TEXTS.seller : TEXTS.responsible}
        options={items.map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel={TEXTS.nobody}
        defaultValue={current ?? ""}
      />
    </FormDialog>
  );
}

/** Sets the day on which an order is invoiced. */
export function BillingDialog({
  request: { code, billingDate },
}: {
  request: Named & { billingDate: string | null };
}) {
  const seen = useSeen(billingDate);
  return (
    <FormDialog title={fill(TEXTS.billingTitle, { code })} intent="billing" confirm={TEXTS.saveBilling}>
      <p className="app-quiet">{TEXTS.billingText}</p>
      <HiddenField name="seenBillingDate" value={seen ?? ""} />
      <FormField name="billingDate" label={TEXTS.setBilling} type="date" defaultValue={billingDate ?? ""} />
    </FormDialog>
  );
}

/** Says what the payment of an order is. */
export function PaymentDialog({
  request: { code, paymentStatus },
  mayBecome,
}: {
  request: Named & { paymentStatus: PaymentStatus };
  mayBecome: readonly PaymentStatus[];
}) {
  const seen = useSeen(paymentStatus);
  return (
    <FormDialog title={fill(TEXTS.paymentTitle, { code })} intent="payment" confirm={TEXTS.savePayment}>
      <p className="app-quiet">{TEXTS.paymentText}</p>
      <HiddenField name="seenPaymentStatus" value={seen} />
      <SelectField
        name="paymentStatus"
        label={TEXTS.newPayment}
        hint={mayBecome.includes("received") ? TEXTS.paymentFinal : undefined}
        options={mayBecome.map((status) => ({
          value: status,
          label: PAYMENT_STATUS_LABELS[status].distributor,
        }))}
        emptyLabel={TEXTS.choosePayment}
        defaultValue=""
        required
      />
      <FormField
        name="reason"
        label={TEXTS.reason}
        hint={TEXTS.reasonHint}
        autoComplete="off"
        required
        minLength={3}
        maxLength={MAX_REASON}
      />
    </FormDialog>
  );
}

/** Chooses the tags on a request. */
export function TagsDialog({
  request: { code, type },
  tags,
}: {
  request: Named;
  tags: readonly TagOption[];
}) {
  return (
    <FormDialog title={fill(TAGGED_TEXTS.title, { code })} intent="tags" confirm={TAGGED_TEXTS.save}>
      <HiddenField name="type" value={type} />
      <TagChoice tags={tags} />
    </FormDialog>
  );
}

/** What a person saw when the dialog opened: news that come in meanwhile do not make them overwrite what they have not
 *  seen. */
export function useSeen<Value>(value: Value): Value {
  return useState(value)[0];
}

/** A dialog with a form whose one button saves. */
export function FormDialog({
  title,
  intent,
  confirm,
  children,
}: {
  title: string;
  intent: string;
  confirm: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const isBusy = useNavigation().state !== "idle";
  return (
    <PageDialog title={title} closeTo={pathname}>
      <Form method="post" action={pathname} preventScrollReset className="app-stack app-gap-12">
        <HiddenField name="intent" value={intent} />
        {children}
        <div className="app-page-dialog__actions">
          <LinkButton to={pathname} replace preventScrollReset>
            {TEXTS.cancel}
          </LinkButton>
          <BusyButton isBusy={isBusy} label={confirm} busyLabel={TEXTS.saving} kind="primary" />
        </div>
      </Form>
    </PageDialog>
  );
}
