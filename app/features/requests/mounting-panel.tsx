import "./order.css";
import { REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
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
    <section className="gs-panel app-card" aria-label={TEXTS.mounting}>
      <h2 className="app-step__title">{TEXTS.mounting}</h2>
      <MountingFacts
        mounting={mounting}
        nameOf={(id) => lines.find(({ itemId }) => itemId === id)?.name ?? ""}
      />
    </section>
  );
}
