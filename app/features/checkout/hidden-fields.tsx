import { useState } from "react";
import { GROUPS } from "#domain/checkout/field-groups.ts";
import { sumBeforeFreight } from "#domain/requests/freight-unknown.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import type { CheckoutData } from "./checkout-data.ts";
import type { Saving } from "./use-saving.ts";

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
      <button
        type="submit"
        name="intent"
        value={saving.asked ?? saving.primary}
        hidden
        onClick={saving.onEnter}
      />
      {/* A text that nobody sees: drafts keep it, so that a page that is loaded again sends the same one. */}
      <input type="text" name="idempotencyKey" defaultValue={idempotencyKey} readOnly hidden />
      <input type="hidden" name="center" value={quote.center.id} />
      {request !== null && <input type="hidden" name="version" value={acceptedVersion ?? request.version} />}
      {along.map(([name, values]) => (
        <input key={name} type="hidden" name={name} value={values[0]} />
      ))}
      {quote.lines.map(({ id }) => (
        <input key={id} type="hidden" name="line" value={id} />
      ))}
      {totalCents !== null && <input type="hidden" name="expectedTotalCents" value={totalCents} />}
      {beforeFreightCents !== null && (
        <input type="hidden" name="expectedBeforeFreightCents" value={beforeFreightCents} />
      )}
      {freightId !== null && <input type="hidden" name="freightId" value={freightId} />}
    </>
  );
}
