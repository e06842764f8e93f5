import { CHECKOUT_TEXTS, paymentTermsText } from "#copy/widgets.ts";
import { formatInstant } from "#domain/shared/format.ts";
import type { PayerTerms } from "#domain/terms/payer-terms-schema.ts";
import { fill } from "#copy/shared/fill.ts";
import { CheckIcon, ChevronDownIcon } from "#widgets/icons/outline-icons.tsx";
import { TIME_ZONE } from "./payment-view.ts";

/** The payment terms in a fold, with the box that accepts them, or since when they are accepted. */
export function TermsBox({ terms: { id, version, title, blocks, acceptedAt } }: { terms: PayerTerms }) {
  return (
    <div className="gs-terms">
      <details className="gs-terms__fold">
        <summary className="gs-terms__head">
          {paymentTermsText({ title, version })}
          <ChevronDownIcon />
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
        <div className="gs-terms__text" role="region" aria-label={title} tabIndex={0}>
          {blocks.map(({ kind, text }, index) =>
            kind === "heading" ? <h3 key={index}>{text}</h3> : <p key={index}>{text}</p>,
          )}
        </div>
      </details>
      {acceptedAt === null ? (
        <label className="gs-terms__accept">
          <input type="checkbox" name="termsId" value={id} required />
          {CHECKOUT_TEXTS.acceptTerms}
        </label>
      ) : (
        <p className="gs-terms__accepted">
          <CheckIcon />
          {fill(CHECKOUT_TEXTS.termsAccepted, { at: formatInstant(acceptedAt, TIME_ZONE) })}
        </p>
      )}
    </div>
  );
}
