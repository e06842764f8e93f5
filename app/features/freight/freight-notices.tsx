import { FREIGHT_TEXTS as TEXTS } from "#copy/freight.ts";
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
      <div className="gs-notice gs-notice--warn app-role__conflict" role="alert" tabIndex={-1}>
        <p>
          <strong>{TEXTS.staleTitle}</strong>
          <br />
          {TEXTS.staleText}
        </p>
        <a className="gs-button" href={reloadTo}>
          {TEXTS.reload}
        </a>
      </div>
    );
  }
  if (refusal !== null) return <Notice title={refusal.title} description={refusal.description} />;
  return hasErrors ? <Notice title={TEXTS.errorSummary} /> : null;
}
