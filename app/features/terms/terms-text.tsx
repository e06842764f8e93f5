import "./terms.css";
import { fill } from "#copy/shared/fill.ts";
import { TERMS_TEXTS } from "#copy/terms.ts";
import { formatDay } from "#domain/shared/format.ts";
import type { TermsBlock } from "#domain/terms/terms-blocks.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TermsBody } from "./terms-body.tsx";

export interface TermsTextProps {
  title: string;
  version: number;
  /** Day from which this version applies. */
  day: string;
  blocks: readonly TermsBlock[];
}

/** Terms of use, for reading and printing. */
export function TermsText({ title, version, day, blocks }: TermsTextProps) {
  return (
    <article className="app-terms">
      <header className="app-terms__head">
        <h1 className="app-page-title">{title}</h1>
        <p className="app-page-hint">{fill(TERMS_TEXTS.version, { version, day: formatDay(day) })}</p>
      </header>
      <TermsBody blocks={blocks} />
      <p className="app-terms__actions">
        <Button
          onClick={() => {
            window.print();
          }}
        >
          {TERMS_TEXTS.print}
        </Button>
        <LinkButton to="/">{TERMS_TEXTS.back}</LinkButton>
      </p>
    </article>
  );
}
