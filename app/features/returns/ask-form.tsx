import { Form, useNavigation } from "@remix-run/react";
import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import type { ReturnList } from "#domain/returns/return-schema.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { ReturnsAnswer } from "./returns-answer.ts";
import { UnitFields } from "./unit-fields.tsx";

/** What the buyer asks to have cancelled, or to give back. */
export function AskForm({
  units,
  answer,
}: Pick<ReturnList, "units"> & { answer: ReturnsAnswer | undefined }) {
  const isSending = useNavigation().formData?.get("intent") === "ask";
  const sent = (name: string) => answer?.values[name] ?? "";
  return (
    <Panel as="div" title={TEXTS.ask} className="app-card">
      <Form method="post" className="app-returns__form" aria-label={TEXTS.ask} preventScrollReset>
        <HiddenField name="intent" value="ask" />
        <p className="app-quiet">{TEXTS.askHint}</p>
        {answer !== undefined && answer.problem !== null && <Notice title={answer.problem} />}
        <UnitFields
          units={units}
          labels={{ cancel: TEXTS.askCancelOf, giveBack: TEXTS.askReturnOf }}
          asksStock={false}
          valueOf={sent}
        />
        <FormField
          name="reason"
          label={TEXTS.reason}
          required
          minLength={3}
          maxLength={500}
          autoComplete="off"
          defaultValue={sent("reason")}
        />
        <div className="app-row">
          <BusyButton isBusy={isSending} label={TEXTS.askSubmit} busyLabel={TEXTS.asking} kind="primary" />
        </div>
      </Form>
    </Panel>
  );
}
