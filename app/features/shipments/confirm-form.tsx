import { useNavigation, Form } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { CLAIM_KIND_TEXTS, SHIPMENT_TEXTS as TEXTS } from "#copy/shipments.ts";
import { photoTypes } from "#domain/files/attachment-rules.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { Shipment } from "#domain/shipments/shipment-schema.ts";
import { CLAIM_KINDS, MAX_CLAIM_PHOTOS } from "#domain/shipments/shipment.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { FileField } from "../files/file-field.tsx";
import type { UploadedFile } from "../files/use-uploads.ts";
import type { ShipmentsAnswer } from "./shipments-page.tsx";

const LIMITS = { max: String(MAX_CLAIM_PHOTOS), limit: String(FILE_LIMITS.document / 1_000_000) };
const PHOTO_WORDS = {
  limits: fill(TEXTS.photoLimits, LIMITS),
  refused: TEXTS.photoRefused,
  choose: TEXTS.choosePhotos,
};

/** Confirms a delivery: who took it in, and for each item whether it arrived as it should. */
export function ConfirmForm({
  requestId,
  shipment: { id, lines },
  number,
  answer,
}: {
  requestId: string;
  shipment: Shipment;
  number: number;
  answer: ShipmentsAnswer | undefined;
}) {
  const isSaving = useNavigation().formData?.get("shipmentId") === id;
  const sent = (name: string, usual = "") => answer?.values[name] ?? usual;
  const label = fill(TEXTS.confirmNamed, { number: String(number) });
  return (
    <details open={answer !== undefined} className="app-shipment-form">
      <summary>{TEXTS.confirm}</summary>
      <Form method="post" className="app-shipment-form" aria-label={label} preventScrollReset>
        <HiddenField name="shipmentId" value={id} />
        <HiddenField name="intent" value="confirm" />
        <p className="app-quiet">{TEXTS.confirmHint}</p>
        {answer && <Notice title={answer.problem} />}
        <FormField
          name="receivedBy"
          id={`received-${id}`}
          label={TEXTS.receivedBy}
          autoComplete="name"
          required
          minLength={2}
          maxLength={80}
          defaultValue={sent("receivedBy")}
        />
        {lines.map(({ itemId, name, amount }) => (
          <fieldset key={itemId} className="app-shipment-form__problem">
            <legend>{fill(TEXTS.leftLine, { amount: formatNumber(amount), name })}</legend>
            <SelectField
              name={`problem.${itemId}`}
              id={`problem-${id}-${itemId}`}
              label={fill(TEXTS.problemOf, { name })}
              options={CLAIM_KINDS.map((kind) => ({ value: kind, label: CLAIM_KIND_TEXTS[kind] }))}
              emptyLabel={TEXTS.allRight}
              defaultValue={sent(`problem.${itemId}`)}
            />
            <div className="app-shipment-form__pair">
              <FormField
                name={`problemAmount.${itemId}`}
                id={`amount-${id}-${itemId}`}
                label={fill(TEXTS.problemAmountOf, { name })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                defaultValue={sent(`problemAmount.${itemId}`, String(amount))}
              />
              <FormField
                name={`problemText.${itemId}`}
                id={`text-${id}-${itemId}`}
                label={fill(TEXTS.problemTextOf, { name })}
                maxLength={500}
                defaultValue={sent(`problemText.${itemId}`)}
              />
            </div>
            <PhotoField
              requestId={requestId}
              name={`photo.${itemId}`}
              id={`photo-${id}-${itemId}`}
              label={fill(TEXTS.photosOf, { name })}
            />
          </fieldset>
        ))}
        <div className="app-row">
          <BusyButton isBusy={isSaving} label={TEXTS.confirm} busyLabel={TEXTS.saving} kind="primary" />
        </div>
      </Form>
    </details>
  );
}

/** Photos of what is wrong with an item, which go with the claim about it. */
function PhotoField({ requestId, ...field }: { requestId: string; name: string; id: string; label: string }) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <FileField
      {...{ ...field, files }}
      max={MAX_CLAIM_PHOTOS}
      onFiles={setFiles}
      to={{ path: `/app/user/requests/${requestId}/claim-photos`, shrinksPhotos: true }}
      types={photoTypes()}
      words={PHOTO_WORDS}
    />
  );
}
