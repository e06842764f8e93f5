import "#app/styles/freight.css";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/fill.ts";
import { FREIGHT_TEXTS as TEXTS } from "#copy/freight.ts";
import { MAX_FREIGHT_RULES } from "#domain/freight/freight-rule.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { FieldFrame } from "#app/components/field-frame.tsx";
import { linePaste } from "#app/components/line-paste.ts";
import { Notice } from "#app/components/notice.tsx";
import type { FreightAnswer } from "./freight-answer.ts";
import { linesBelow } from "./freight-cells.ts";
import { FreightRefused } from "./freight-notices.tsx";
import { tooManyLines } from "./freight-words.ts";

/** As many lines as a field takes without keeping a phone busy. */
const SHOWN_LINES = 500;

const TABLE = "/settings/delivery?aba=tabela";

/** Lines of a spreadsheet for the table; nothing of them is kept while one is wrong. */
export function FreightPaste({
  totalItems,
  tableVersion,
  answer,
}: {
  totalItems: number;
  tableVersion: string;
  answer: Extract<FreightAnswer, { kind: "paste" }> | undefined;
}) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="gs-panel app-freight-paste">
      <input type="hidden" name="intent" value="paste" />
      <input type="hidden" name="tableVersion" value={tableVersion} />
      <h2 className="app-step__title">{TEXTS.pasteTitle}</h2>
      <FreightRefused refusal={answer?.refusal ?? null} hasErrors={false} reloadTo={`${TABLE}&colar=1`} />
      {answer !== undefined && answer.problems.length > 0 && (
        <div className="gs-notice gs-notice--danger" role="alert" tabIndex={-1}>
          <strong>{TEXTS.pasteErrors}</strong>
          <ul>
            {answer.problems.map(({ line, column, error }) => (
              <li key={`${String(line)} ${column}`}>{fill(TEXTS.pasteError, { line, column, error })}</li>
            ))}
          </ul>
        </div>
      )}
      <SheetField initial={answer?.text ?? ""} />
      <label className="app-check">
        <input type="radio" name="mode" value="append" defaultChecked />
        <span>{TEXTS.pasteAppend}</span>
      </label>
      {totalItems > 0 && (
        <label className="app-check">
          <input type="radio" name="mode" value="replace" />
          <span>{fill(TEXTS.pasteReplace, { count: formatNumber(totalItems) })}</span>
        </label>
      )}
      <div className="app-freight-actions">
        <Link className="gs-button" to={TABLE}>
          {TEXTS.cancel}
        </Link>
        <BusyButton
          isBusy={isBusy}
          label={TEXTS.pasteSubmit}
          busyLabel={TEXTS.saving}
          className="gs-button gs-button--primary"
        />
      </div>
    </Form>
  );
}

/** The pasted lines. Many of them are kept beside the field, which stays empty for others in their place; more than the
 *  table takes are refused as they come. */
function SheetField({ initial }: { initial: string }) {
  const isLong = linesBelow(initial) > SHOWN_LINES;
  const [kept, setKept] = useState(isLong ? initial : null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const keep = (whole: string, field: HTMLTextAreaElement) => {
    const lines = linesBelow(whole);
    const isTooLong = lines > MAX_FREIGHT_RULES;
    setRefusal(isTooLong ? tooManyLines(lines) : null);
    if (isTooLong) return false;
    const isKept = lines > SHOWN_LINES;
    setKept(isKept ? whole : null);
    if (isKept) field.value = "";
    return !isKept;
  };
  return (
    <>
      <FieldFrame name="text" label={TEXTS.pasteLabel} hint={TEXTS.pasteHint}>
        {(control) => (
          <textarea
            {...control}
            rows={12}
            defaultValue={isLong ? "" : initial}
            spellCheck={false}
            required={kept === null}
            onInput={() => {
              setRefusal(null);
              setKept(null);
            }}
            {...linePaste({ mayStand: keep })}
          />
        )}
      </FieldFrame>
      {kept !== null && <input type="hidden" name="kept" value={kept} />}
      <p role="status" className={kept === null ? "app-role__silent" : "gs-notice"}>
        {kept !== null && fill(TEXTS.pasteKept, { lines: formatNumber(linesBelow(kept)) })}
      </p>
      {refusal !== null && <Notice title={refusal} />}
    </>
  );
}
