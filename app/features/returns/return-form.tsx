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

/** Units to cancel or take back, by item; what they do is previewed before it is saved. */
export function ReturnForm({
  units,
  claims,
  answer,
}: Pick<ReturnList, "units" | "claims"> & { answer: ReturnsAnswer | undefined }) {
  const isChecking = useNavigation().formData?.get("intent") === "preview";
  const sent = (name: string, usual = "") => answer?.values[name] ?? usual;
  const amount = { inputMode: "numeric", autoComplete: "off", maxLength: 7 } as const;
  return (
    <Panel as="div" title={TEXTS.new} className="app-card">
      <Form method="post" className="app-returns__form" aria-label={TEXTS.new} preventScrollReset>
        <HiddenField name="intent" value="preview" />
        <p className="app-quiet">{TEXTS.newHint}</p>
        {answer !== undefined && answer.problem !== null && <Notice title={answer.problem} />}
        {units.map(({ itemId, name, toShip, toReturn }) =>
          toShip + toReturn === 0 ? null : (
            <fieldset key={itemId} className="app-returns__item">
              <legend>{name}</legend>
              <div className="app-returns__pair">
                {toShip > 0 && (
                  <FormField
                    {...amount}
                    name={`cancel.${itemId}`}
                    label={fill(TEXTS.cancelOf, { name })}
                    hint={fill(TEXTS.cancelHint, { amount: formatNumber(toShip) })}
                    defaultValue={sent(`cancel.${itemId}`)}
                  />
                )}
                {toReturn > 0 && (
                  <>
                    <FormField
                      {...amount}
                      name={`return.${itemId}`}
                      label={fill(TEXTS.returnOf, { name })}
                      hint={fill(TEXTS.returnHint, { amount: formatNumber(toReturn) })}
                      defaultValue={sent(`return.${itemId}`)}
                    />
                    <SelectField
                      name={`stock.${itemId}`}
                      label={fill(TEXTS.stockOf, { name })}
                      options={Object.entries(TEXTS.stockChoices).map(([value, label]) => ({ value, label }))}
                      defaultValue={sent(`stock.${itemId}`, "back")}
                    />
                  </>
                )}
              </div>
            </fieldset>
          ),
        )}
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
