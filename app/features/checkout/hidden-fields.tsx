import { useState } from "react";
import { GROUPS } from "#domain/checkout/field-groups.ts";
import { sumBeforeFreight } from "#domain/requests/freight-unknown.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import type { CheckoutData } from "./checkout-data.ts";
import type { Saving } from "./use-saving.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";

/** Prefixes of the names of add-on fields. */
const ALONG = [GROUPS.extra, GROUPS.extraAmount, GROUPS.service];

/** Hidden fields of the form: the items and totals that the buyer saw, and the key that makes repeated clicks one
 *  request. */
export function HiddenFields({
  data,
  sentKey,
  sale,
  freightId,
  saving,
  acceptedCents,
  acceptedVersion,
  isFrozen,
}: {
  data: CheckoutData;
  /** Key with which the form was sent, on a page that answers it. */
  sentKey: string | undefined;
  sale: SaleView;
  freightId: string | null;
  saving: Saving;
  /** The version by somebody else that a refusal told of, and that the next save replaces. */
  acceptedVersion: number | null;
  /** Whether the add-ons are fixed as well. */
  isFrozen: boolean;
  /** The total that a refusal told of, and that the next save accepts. */
  acceptedCents: number | null;
}) {
  const totalCents = acceptedCents ?? sale.totals.totalCents;
  const beforeFreightCents = totalCents === null ? sumBeforeFreight(sale.totals) : null;
  const { quote, request, fields } = data;
  // Retries use the key of the first attempt: data loaded since then would bring the key of another save.
  const [idempotencyKey] = useState(sentKey ?? data.idempotencyKey);
  const along = isFrozen
    ? Object.entries(fields).filter(([name]) => ALONG.some((group) => name.startsWith(group)))
    : [];
  return (
    <>
      {/* Enter presses the form's first button, which saves. */}
      <Button
        kind="bare"
        type="submit"
        name="intent"
        value={saving.asked ?? saving.primary}
        hidden
        onClick={saving.onEnter}
      />
      {/* A hidden text input, not a hidden field: drafts keep it, so that a reloaded page sends the same key. */}
      <Input bare type="text" name="idempotencyKey" defaultValue={idempotencyKey} readOnly hidden />
      <HiddenField name="center" value={quote.center.id} />
      {request !== null && <HiddenField name="version" value={acceptedVersion ?? request.version} />}
      {along.map(([name, values]) => (
        <HiddenField key={name} name={name} value={values[0]} />
      ))}
      {quote.lines.map(({ id }) => (
        <HiddenField key={id} name="line" value={id} />
      ))}
      {totalCents !== null && <HiddenField name="expectedTotalCents" value={totalCents} />}
      {beforeFreightCents !== null && (
        <HiddenField name="expectedBeforeFreightCents" value={beforeFreightCents} />
      )}
      {freightId !== null && <HiddenField name="freightId" value={freightId} />}
    </>
  );
}
