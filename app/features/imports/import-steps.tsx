import "./imports.css";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import type { ImportState } from "#domain/imports/import-state.ts";

/** The step of each state. */
const STEP: Record<ImportState, number> = {
  uploaded: 0,
  checking: 1,
  checked: 1,
  applying: 2,
  applied: 3,
  cancelled: 3,
  reverted: 3,
  failed: 0,
};

/** Steps of the wizard, with the current one. */
export function ImportSteps({ state, isMapping }: { state: ImportState; isMapping: boolean }) {
  const now = isMapping ? 0 : STEP[state];
  return (
    <ol className="app-row app-steps" aria-label={TEXTS.steps}>
      {TEXTS.stepNames.map((name, index) => (
        <li
          key={name}
          className="app-row app-gap-8 app-quiet app-steps__one"
          aria-current={index === now ? "step" : undefined}
        >
          <span className="app-steps__number" aria-hidden>
            {index < now ? "✓" : index + 1}
          </span>
          <span className="app-steps__name">{name}</span>
          {index < now && <span className="gs-visually-hidden"> ({TEXTS.stepDone})</span>}
        </li>
      ))}
    </ol>
  );
}
