import "./pricing.css";
import { FORMULA_FUNCTIONS } from "#copy/formula.ts";
import { FORMULA_EDITOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { FormulaVariable } from "#domain/formula/formula-types.ts";
import { Button } from "#app/ui/button.tsx";

/** Variables and functions of formulas, with buttons that insert them. */
export function FormulaHelp({
  variables,
  isOpen,
  onInsert,
}: {
  variables: readonly FormulaVariable[];
  /** Whether it is unfolded at first. */
  isOpen: boolean;
  onInsert: ((piece: string) => void) | null;
}) {
  const entry = (piece: string, label: string) =>
    onInsert === null ? (
      <code>{label}</code>
    ) : (
      <Button
        kind="link"
        className="app-formula-help__name"
        onClick={() => {
          onInsert(piece);
        }}
      >
        {label}
      </Button>
    );
  return (
    <details className="gs-panel app-pad app-formula-help" open={isOpen}>
      <summary className="app-heading">{WORDS.help}</summary>
      {onInsert !== null && <p className="app-small">{WORDS.helpHint}</p>}
      <h3 className="app-formula-help__title">{WORDS.variables}</h3>
      <dl className="app-formula-help__list">
        {variables.map(({ key, name, kind }) => (
          <div key={key}>
            <dt>{entry(name, name)}</dt>
            <dd className="app-subline">{WORDS.variableKinds[kind]}</dd>
          </div>
        ))}
      </dl>
      <h3 className="app-formula-help__title">{WORDS.functions}</h3>
      <dl className="app-formula-help__list app-formula-help__list--functions">
        {Object.values(FORMULA_FUNCTIONS).map(({ usage, help }) => (
          <div key={usage}>
            <dt>{entry(usage.slice(0, usage.indexOf("(") + 1), usage)}</dt>
            <dd className="app-subline">{help}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
