import "./register.css";
import { REGISTER_TEXTS } from "#copy/integrators/register.ts";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { Tick } from "#app/ui/input.tsx";

export interface TermsToAccept {
  id: string;
  version: number;
}

/** Checkbox that accepts the terms in the named version; never ticked beforehand. */
export function ConsentBox({ terms, error }: { terms: TermsToAccept; error: string | undefined }) {
  return (
    <div className="app-field" data-no-draft>
      <label className="app-row app-row--top app-gap-12 app-register__consent">
        <Tick
          id="termsDocumentId"
          name="termsDocumentId"
          value={terms.id}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "termsDocumentId-error" : undefined}
        />
        <span>
          {`${REGISTER_TEXTS.accept} `}
          <a href="/termos-de-uso" target="_blank" rel="noreferrer">
            {REGISTER_TEXTS.termsLink}
            <span className="gs-visually-hidden">{` ${REGISTER_TEXTS.newTab}`}</span>
          </a>
          .
        </span>
      </label>
      {error && (
        <span className="gs-field-error" id="termsDocumentId-error">
          {fieldErrorText(error)}
        </span>
      )}
    </div>
  );
}
