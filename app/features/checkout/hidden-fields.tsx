import { useState } from "react";
import { GROUPS } from "#domain/checkout/field-groups.ts";
import { sumBeforeFreight } from "#domain/requests/freight-unknown.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import type { CheckoutData } from "./checkout-data.ts";
import type { Saving } from "./use-saving.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";

/** Names of what goes along with a purchase begin so. */
const ALONG = [GROUPS.extra, GROUPS.extraAmount, GROUPS.service];

/** What the form sends beside what is typed: what the buyer saw, and what makes five clicks one request. */
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
  /** With which the form was sent, where the page is the answer to that. */
  sentKey: string | undefined;
  sale: SaleView;
  freightId: string | null;
  saving: Saving;
  /** The version of somebody else that a refusal told, which is to be saved over. */
  acceptedVersion: number | null;
  /** Whether what goes along stands, too. */
  isFrozen: boolean;
  /** The total that a refusal told, which is to be accepted. */
  acceptedCents: number | null;
}) {
  const totalCents = acceptedCents ?? sale.totals.totalCents;
  const beforeFreightCents = totalCents === null ? sumBeforeFreight(sale.totals) : null;
  const { quote, request, fields } = data;
  // The form was saved under the key with which it was sent: what is loaded after that holds the key of another save.
  const [idempotencyKey] = useState(sentKey ?? data.idempotencyKey);
  const along = isFrozen
    ? Object.entries(fields).filter(([name]) => ALONG.some((group) => name.startsWith(group)))
    : [];
  return (
    <>
      {/* The form's first button is the one that Enter presses: it saves. */}
      <Button
        kind="bare"
        type="submit"
        name="intent"
        value={saving.asked ?? saving.primary}
        hidden
        onClick={saving.onEnter}
      />
      {/* A text that nobody sees: drafts keep it, so that a page that is loaded again sends the same one. */}
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
