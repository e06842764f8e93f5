import { FREIGHT_TEXTS as TEXTS } from "#copy/freight.ts";
import { StaleNotice } from "#app/components/form-notice.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { FreightRefusal } from "./freight-answer.ts";

/** Why a form was not saved: a conflict keeps what was typed and says both ways out. */
export function FreightRefused({
  refusal,
  hasErrors,
  reloadTo,
}: {
  refusal: FreightRefusal | null;
  hasErrors: boolean;
  /** Address of the page as it stands now. */
  reloadTo: string;
}) {
  if (refusal?.code === "STALE_VERSION") {
    return (
      <StaleNotice texts={TEXTS}>
        <a className="gs-button" href={reloadTo}>
          {TEXTS.reload}
        </a>
      </StaleNotice>
    );
  }
  if (refusal !== null) return <Notice title={refusal.title} description={refusal.description} />;
  return hasErrors ? <Notice title={TEXTS.errorSummary} /> : null;
}
