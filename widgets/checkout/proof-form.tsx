import { type FormEvent, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { PROOF_TEXTS as TEXTS } from "#copy/widgets.ts";
import { PROOF_TYPES } from "#domain/files/proof-types.ts";
import type { OrderDetails } from "#domain/payments/checkout-schema.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { CheckIcon, UploadIcon } from "#widgets/icons/outline-icons.tsx";
import type { WidgetFailure } from "#widgets/request.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import { FailureNotice } from "./create-form.tsx";
import { useAction } from "./use-action.ts";
import { TIME_ZONE } from "./payment-view.ts";

interface ProofFormProps {
  order: Pick<OrderDetails, "id" | "distributorName">;
  elsewhere: NonNullable<OrderDetails["elsewhere"]>;
  port: Pick<CheckoutPort, "sendProof">;
  /** Why the form failed before scripts ran. */
  failure: WidgetFailure | null;
}

/** Form that sends the proof of a payment outside of the portal. Before scripts run it posts to a page of the portal. */
export function ProofForm({ order, elsewhere, port, failure }: ProofFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sentAt, setSentAt] = useState(elsewhere.proofSentAt);
  const send = useAction(async () => {
    const file = form.current && new FormData(form.current).get("file");
    if (!(file instanceof File)) return;
    // The form is complete: the browser has seen to what it requires.
    setSentAt(await port.sendProof(file));
    form.current?.reset();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.run();
  };
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={`/checkout/${order.id}/comprovante`}
      className="gs-create"
      aria-label={TEXTS.title}
      onSubmit={submit}
    >
      {sentAt !== null && (
        <p className="gs-confirmation" role="status">
          <CheckIcon />
          {fill(TEXTS.sent, {
            at: formatInstant(sentAt, TIME_ZONE),
            distributor: order.distributorName,
          })}
        </p>
      )}
      {elsewhere.agreementText !== "" && (
        <label className="gs-terms__accept">
          <input type="checkbox" name="agreed" required />
          {elsewhere.agreementText}
        </label>
      )}
      <label className="gs-proof__file">
        {TEXTS.file}
        <input type="file" name="file" required accept={PROOF_TYPES.join(",")} />
      </label>
      <p className="gs-panel__help">{TEXTS.hint}</p>
      <button
        type="submit"
        className="gs-button gs-button--primary gs-button--large"
        aria-busy={send.isRunning}
      >
        <UploadIcon />
        {send.isRunning ? TEXTS.sending : sentAt === null ? TEXTS.send : TEXTS.sendAnother}
      </button>
      <FailureNotice failure={send.failure ?? (sentAt === elsewhere.proofSentAt ? failure : null)} />
    </form>
  );
}
