import "./pricing.css";
import "#app/ui/form.css";
import { Form, useNavigation } from "@remix-run/react";
import { PRICE_LIST_TEXTS as WORDS, PRICE_LISTS_TEXTS } from "#copy/pricing/price-lists.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import type { PriceListValues } from "./price-list-values.ts";
import { HiddenField, Input, Tick } from "#app/ui/input.tsx";

/** Name, audience and period of a price list. */
export function PriceListForm({
  values,
  version,
  groups,
  errors,
}: {
  values: PriceListValues;
  /** Null for a new price list. */
  version: number | null;
  groups: readonly { id: string; name: string }[];
  errors: Readonly<Record<string, string>>;
}) {
  const isSending = useNavigation().state === "submitting";
  const field = (name: "name" | "startsOn" | "endsOn" | "position", label: string, hint?: string) => (
    <FieldFrame name={name} label={label} hint={hint} error={errors[name]} errorText={errors[name]}>
      {(control) => (
        <Input
          {...control}
          type={name === "name" ? "text" : name === "position" ? "number" : "date"}
          defaultValue={values[name]}
          maxLength={name === "name" ? 60 : undefined}
          min={name === "position" ? 0 : undefined}
          autoComplete="off"
        />
      )}
    </FieldFrame>
  );
  return (
    <Form method="post" noValidate className="gs-panel app-stack app-pad">
      <h2 className="app-heading">{WORDS.details}</h2>
      {version !== null && <HiddenField name="version" value={version} />}
      {field("name", PRICE_LISTS_TEXTS.name, WORDS.nameHint)}
      <fieldset className="app-choices">
        <legend className="app-field__label">{PRICE_LISTS_TEXTS.groups}</legend>
        <p className="app-small">{groups.length === 0 ? WORDS.noGroups : WORDS.groupsHint}</p>
        <div className="app-choices__list">
          {groups.map(({ id, name }) => (
            <label key={id} className="app-check">
              <Tick name="groupIds" value={id} defaultChecked={values.groupIds.includes(id)} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="app-grid">
        {field("startsOn", WORDS.startsOn, WORDS.dayHint)}
        {field("endsOn", WORDS.endsOn, WORDS.dayHint)}
        {field("position", PRICE_LISTS_TEXTS.position, WORDS.positionHint)}
      </div>
      <label className="app-check">
        <Tick role="switch" name="active" defaultChecked={values.active} />
        <span>{WORDS.active}</span>
      </label>
      <div className="app-row app-row--end">
        <BusyButton
          isBusy={isSending}
          label={WORDS.save}
          busyLabel={WORDS.save}
          kind="primary"
          name="intent"
          value="save"
        />
      </div>
    </Form>
  );
}
