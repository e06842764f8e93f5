import "./checkout.css";
import { lazy, Suspense } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { MAX_PURCHASE_NUMBER } from "#domain/requests/purchase-number-length.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { CheckoutData } from "./checkout-data.ts";
import { useCheckoutForm } from "./checkout-form.ts";
import { Step } from "./step.tsx";
import { TextArea } from "#app/ui/input.tsx";

const FileUploads = lazy(() =>
  loadChunk(() => import("./file-uploads.tsx")).then((part) => ({ default: part.FileUploads })),
);

/** The company's number, notes and files of the request. */
export function LastStep({ file, isNumberRequired }: Pick<CheckoutData, "file" | "isNumberRequired">) {
  const { field, isLive } = useCheckoutForm();
  const { defaultValue, ...frame } = field("notes");
  return (
    <Step form="lastStep" title={TEXTS.last}>
      <FormField
        {...field("purchaseNumber")}
        label={TEXTS.purchaseNumber}
        hint={isNumberRequired ? TEXTS.purchaseNumberNeeded : TEXTS.purchaseNumberHint}
        maxLength={MAX_PURCHASE_NUMBER}
        autoComplete="off"
      />
      <FieldFrame {...frame} className="app-step__wide" label={TEXTS.notes} hint={TEXTS.notesHint}>
        {(control) => <TextArea {...control} rows={3} maxLength={2_000} defaultValue={defaultValue} />}
      </FieldFrame>
      {isLive && (
        <Suspense fallback={null}>
          {file.enabled && (
            <FileUploads
              name="checkoutFile"
              label={file.label === "" ? TEXTS.file : file.label}
              hint={file.help}
              max={1}
            />
          )}
          <FileUploads name="file" label={TEXTS.files} hint={TEXTS.filesHint} max={10} />
        </Suspense>
      )}
    </Step>
  );
}
