import { FREIGHT_TEXTS as TEXTS } from "#copy/freight/freight.ts";
import { StaleNotice } from "#app/ui/form-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FreightRefusal } from "./freight-answer.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Why a form was not saved. A conflict keeps the typed values and offers to save over or to reload. */
export function FreightRefused({
  refusal,
  hasErrors,
  reloadTo,
}: {
  refusal: FreightRefusal | null;
  hasErrors: boolean;
  /** Address of the page with the stored values. */
  reloadTo: string;
}) {
  if (refusal?.code === "STALE_VERSION") {
    return (
      <StaleNotice texts={TEXTS}>
        <LinkButton href={reloadTo}>{TEXTS.reload}</LinkButton>
      </StaleNotice>
    );
  }
  if (refusal !== null) return <Notice title={refusal.title} description={refusal.description} />;
  return hasErrors ? <Notice title={TEXTS.errorSummary} /> : null;
}
