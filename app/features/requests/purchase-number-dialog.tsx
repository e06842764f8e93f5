import { PURCHASE_NUMBER_TEXTS as TEXTS } from "#copy/purchases.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAX_PURCHASE_NUMBER } from "#domain/requests/purchase-number-length.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { FormDialog, useSeen } from "./care-dialogs.tsx";

/** Gives a request the number of the company that buys, or takes it away. */
export function PurchaseNumberDialog({
  request: { type, code, purchaseNumber },
}: {
  request: { type: RequestType; code: string; purchaseNumber: string | null };
}) {
  const seen = useSeen(purchaseNumber);
  return (
    <FormDialog title={fill(TEXTS.title, { code })} intent="number" confirm={TEXTS.save}>
      <p className="app-quiet">{TEXTS.text}</p>
      <HiddenField name="type" value={type} />
      <HiddenField name="seenPurchaseNumber" value={seen ?? ""} />
      <FormField
        name="purchaseNumber"
        label={TEXTS.label}
        defaultValue={purchaseNumber ?? ""}
        maxLength={MAX_PURCHASE_NUMBER}
        autoComplete="off"
      />
    </FormDialog>
  );
}
