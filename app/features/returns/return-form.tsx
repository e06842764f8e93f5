import { Form, useNavigation } from "@remix-run/react";
import { CLAIM_KIND_TEXTS } from "#copy/shipments.ts";
import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ReturnList } from "#domain/returns/return-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { ReturnsAnswer } from "./returns-answer.ts";
import { UnitFields } from "./unit-fields.tsx";

/** What an ask fills the form with. */
function valuesOfAsk({ lines, reason }: ReturnList["asks"][number]): Record<string, string> {
  const typed = (amount: number) => (amount === 0 ? "" : String(amount));
  return Object.fromEntries([
    ["reason", reason],
    ...lines.flatMap(({ itemId, cancelled, returned }) => [
      [`cancel.${itemId}`, typed(cancelled)],
      [`return.${itemId}`, typed(returned)],
    ]),
  ]) as Record<string, string>;
}

/** Units to cancel or take back, by item; what they do is previewed before it is saved. */
export function ReturnForm({
  units,
  claims,
  asked,
  answer,
}: Pick<ReturnList, "units" | "claims"> & {
  /** The open ask that is taken over; undefined for none. */
  asked: ReturnList["asks"][number] | undefined;
  answer: ReturnsAnswer | undefined;
}) {
  const isChecking = useNavigation().formData?.get("intent") === "preview";
  const wanted = asked === undefined ? {} : valuesOfAsk(asked);
  const sent = (name: string, usual = "") => answer?.values[name] ?? wanted[name] ?? usual;
  return (
    <Panel as="div" title={TEXTS.new} className="app-card">
      <Form method="post" className="app-returns__form" aria-label={TEXTS.new} preventScrollReset>
        <HiddenField name="intent" value="preview" />
        <p className="app-quiet">{TEXTS.newHint}</p>
        {answer !== undefined && answer.problem !== null && <Notice title={answer.problem} />}
        {asked !== undefined && <p className="app-quiet">{TEXTS.takingOver}</p>}
        <HiddenField name="askId" value={sent("askId", asked?.id)} />
        <UnitFields
          units={units}
          labels={{ cancel: TEXTS.cancelOf, giveBack: TEXTS.returnOf }}
          asksStock
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
        {claims.length > 0 && (
          <SelectField
            name="claimId"
            label={TEXTS.claim}
            emptyLabel={TEXTS.noClaim}
            options={claims.map((claim) => ({
              value: claim.id,
              label: fill(TEXTS.claimOption, {
                amount: formatNumber(claim.amount),
                item: claim.itemName,
                kind: CLAIM_KIND_TEXTS[claim.kind],
              }),
            }))}
            defaultValue={sent("claimId")}
          />
        )}
        <div className="app-row">
          <BusyButton isBusy={isChecking} label={TEXTS.check} busyLabel={TEXTS.checking} kind="primary" />
        </div>
      </Form>
    </Panel>
  );
}
