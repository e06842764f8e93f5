import "#app/ui/form.css";
import "./freight.css";
import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { FREIGHT_TEXTS as TEXTS } from "#copy/freight/freight.ts";
import { MAX_FREIGHT_RULES } from "#domain/freight/freight-rule.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { SheetField } from "#app/ui/sheet-field.tsx";
import type { FreightAnswer } from "./freight-answer.ts";
import { linesBelow } from "./freight-cells.ts";
import { FreightRefused } from "./freight-notices.tsx";
import { HiddenField, Tick } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

const TABLE = "/settings/delivery?aba=tabela";

/** Pastes lines of a spreadsheet into the table. Nothing is saved while any line has an error. */
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
    <Form method="post" encType="multipart/form-data" className="gs-panel app-form__part app-freight-paste">
      <HiddenField name="intent" value="paste" />
      <HiddenField name="tableVersion" value={tableVersion} />
      <h2 className="app-heading">{TEXTS.pasteTitle}</h2>
      <FreightRefused refusal={answer?.refusal ?? null} hasErrors={false} reloadTo={`${TABLE}&colar=1`} />
      {answer !== undefined && answer.problems.length > 0 && (
        <NoticeBox as="div" tone="danger" role="alert" tabIndex={-1}>
          <div>
            <strong>{TEXTS.pasteErrors}</strong>
            <ul>
              {answer.problems.map(({ line, column, error }) => (
                <li key={`${String(line)} ${column}`}>{fill(TEXTS.pasteError, { line, column, error })}</li>
              ))}
            </ul>
          </div>
        </NoticeBox>
      )}
      <SheetField
        name="text"
        label={TEXTS.pasteLabel}
        hint={TEXTS.pasteHint}
        rows={12}
        initial={answer?.text ?? ""}
        countLines={linesBelow}
        maxLines={MAX_FREIGHT_RULES}
      />
      <label className="app-check">
        <Tick type="radio" name="mode" value="append" defaultChecked />
        <span>{TEXTS.pasteAppend}</span>
      </label>
      {totalItems > 0 && (
        <label className="app-check">
          <Tick type="radio" name="mode" value="replace" />
          <span>{fill(TEXTS.pasteReplace, { count: formatNumber(totalItems) })}</span>
        </label>
      )}
      <div className="app-row">
        <LinkButton to={TABLE}>{TEXTS.cancel}</LinkButton>
        <BusyButton isBusy={isBusy} label={TEXTS.pasteSubmit} busyLabel={TEXTS.saving} kind="primary" />
      </div>
    </Form>
  );
}
