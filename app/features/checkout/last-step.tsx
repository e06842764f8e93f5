import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { FieldFrame } from "#app/components/field-frame.tsx";
import type { CheckoutData } from "./checkout-data.ts";
import { useCheckoutForm } from "./checkout-form.ts";
import { FileUploads } from "./file-uploads.tsx";
import { Step } from "./step.tsx";

/** Notes and files that go with the request. */
export function LastStep({ file }: { file: CheckoutData["file"] }) {
  const { field, isLive } = useCheckoutForm();
  const { defaultValue, ...frame } = field("notes");
  return (
    <Step form="lastStep" title={TEXTS.last}>
      <FieldFrame {...frame} className="app-step__wide" label={TEXTS.notes} hint={TEXTS.notesHint}>
        {(control) => <textarea {...control} rows={3} maxLength={2_000} defaultValue={defaultValue} />}
      </FieldFrame>
      {isLive && file.enabled && (
        <FileUploads
          name="checkoutFile"
          label={file.label === "" ? TEXTS.file : file.label}
          hint={file.help}
          max={1}
        />
      )}
      {isLive && <FileUploads name="file" label={TEXTS.files} hint={TEXTS.filesHint} max={10} />}
    </Step>
  );
}
