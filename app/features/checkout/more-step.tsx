import "./checkout.css";
import { lazy, type ReactNode, Suspense } from "react";
import { CHECKOUT_SALE_TEXTS } from "#copy/checkout/checkout-sale.ts";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAX_PURCHASE_NUMBER } from "#domain/requests/purchase-number-length.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { AddOns } from "./add-ons.tsx";
import type { CheckoutData, CheckoutQuote } from "./checkout-data.ts";
import { useCheckoutForm } from "./checkout-form.ts";
import { listed } from "./listed.ts";
import { Step } from "./step.tsx";
import { TextArea } from "#app/ui/input.tsx";

const FileUploads = lazy(() =>
  loadChunk(() => import("./file-uploads.tsx")).then((part) => ({ default: part.FileUploads })),
);

/** Everything optional: extra items and services, the company's number, notes and files. */
export function MoreStep({
  data: { file, isNumberRequired },
  quote,
  isFrozen,
  formNames,
  children,
}: {
  data: Pick<CheckoutData, "file" | "isNumberRequired">;
  quote: Pick<CheckoutQuote, "extraItems" | "services">;
  /** Whether the request's own extra items and services are fixed. */
  isFrozen: boolean;
  /** Names of the custom forms in it. */
  formNames: readonly string[];
  /** Their questions. */
  children: ReactNode;
}) {
  const { state, field, isLive } = useCheckoutForm();
  const { defaultValue, ...frame } = field("notes");
  const fileLabel = file.label === "" ? TEXTS.file : file.label;
  const offers = isFrozen ? [] : [...quote.extraItems, ...quote.services];
  const extras = quote.extraItems.filter(({ place }) => place === "beforeAdditionalData");
  const along = quote.extraItems.filter(({ place }) => place === "afterShipping");
  const taken = [...state.extraItems, ...state.serviceItems].map(({ id }) => id);
  const answered = [
    ...offers.filter(({ id }) => taken.includes(id)).map(({ name }) => name),
    ...(state.checkoutFile === null ? [] : [fileLabel]),
    ...(state.files.length === 0 ? [] : [TEXTS.files]),
    ...(state.notes.trim() === "" ? [] : [TEXTS.notes]),
    state.purchaseNumber,
  ];
  const files = file.enabled ? [fileLabel] : [];
  const offered = [...formNames, ...files, TEXTS.notes, ...offers.map(({ name }) => name)];
  const told = listed(answered, ", ");
  return (
    <Step
      form="lastStep"
      title={isFrozen ? TEXTS.lastFrozen : TEXTS.last}
      told={told === "" ? fill(TEXTS.lastOffered, { parts: listed(offered, ", ") }) : told}
      isOptional
    >
      {!isFrozen && (
        <>
          <AddOns title={CHECKOUT_SALE_TEXTS.extraItems} extraItems={extras} services={[]} />
          <AddOns title={CHECKOUT_SALE_TEXTS.along} extraItems={along} services={quote.services} />
        </>
      )}
      {children}
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
          {file.enabled && <FileUploads name="checkoutFile" label={fileLabel} hint={file.help} max={1} />}
          <FileUploads name="file" label={TEXTS.files} hint={TEXTS.filesHint} max={10} />
        </Suspense>
      )}
    </Step>
  );
}
