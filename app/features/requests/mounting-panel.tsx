import "./order.css";
import { REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { Panel } from "#app/ui/panel.tsx";
import { MountingFacts } from "./mounting-facts.tsx";

/** Panel with structure, strings and roof of a mounted kit. */
export function MountingPanel({
  mounting,
  lines,
}: {
  mounting: NonNullable<VisibleRequestContent["mounting"]>;
  lines: VisibleRequestContent["lines"];
}) {
  return (
    <Panel title={TEXTS.mounting} className="app-card" aria-label={TEXTS.mounting}>
      <MountingFacts
        mounting={mounting}
        nameOf={(id) => lines.find(({ itemId }) => itemId === id)?.name ?? ""}
      />
    </Panel>
  );
}
