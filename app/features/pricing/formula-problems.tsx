import "./pricing.css";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { formulaProblemText, formulaWarningText } from "#copy/formula.ts";
import { FORMULA_EDITOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { FormulaProblem } from "#domain/formula/formula-types.ts";
import type { FormulaCheck } from "./use-formula.ts";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** Problems of a formula, each with a link to its place and a suggestion. Updated when typing pauses. */
export function FormulaProblems({
  id,
  check: { problems, warnings },
  onReplace,
  onShow,
}: {
  id: string;
  check: FormulaCheck;
  onReplace: (problem: FormulaProblem, name: string) => void;
  onShow: (problem: { position: number; length: number }) => void;
}) {
  return (
    <div id={id} role="status" className="app-stack app-gap-8 app-formula__problems">
      {problems.length === 0 && (
        <p className="app-row app-formula__fine">
          <IconCircleCheck size={16} stroke={2} aria-hidden />
          {WORDS.fine}
        </p>
      )}
      {problems.map((problem) => {
        const { position, code, details } = problem;
        const { suggestion } = details;
        return (
          <NoticeBox
            key={`${String(position)} ${code}`}
            as="div"
            tone="danger"
            className="app-formula__problem"
          >
            <IconAlertTriangle size={16} stroke={2} aria-hidden />
            <span>{formulaProblemText(problem)}</span>
            {suggestion !== undefined && (
              <Button
                className="app-formula__fix"
                onClick={() => {
                  onReplace(problem, suggestion);
                }}
              >
                {fill(WORDS.replaceWith, { name: suggestion })}
              </Button>
            )}
            {code !== "EMPTY" && suggestion === undefined && (
              <Button
                className="app-formula__fix"
                onClick={() => {
                  onShow(problem);
                }}
              >
                {WORDS.goTo}
              </Button>
            )}
          </NoticeBox>
        );
      })}
      {warnings.map((warning) => (
        <NoticeBox key={warning.position} as="div" tone="warn" className="app-formula__problem">
          <IconAlertTriangle size={16} stroke={2} aria-hidden />
          <span>{formulaWarningText(warning)}</span>
        </NoticeBox>
      ))}
    </div>
  );
}
