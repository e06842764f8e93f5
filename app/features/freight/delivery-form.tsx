import "#app/ui/form.css";
import "./freight.css";
import { Form } from "@remix-run/react";
import { useRef } from "react";
import { DELIVERY_TEXTS as WORDS, FREIGHT_ERRORS, FREIGHT_TEXTS as TEXTS } from "#copy/freight/freight.ts";
import { FREIGHT_TYPE_LABELS } from "#copy/spec/freight.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { CarrierTest } from "./carrier-test.tsx";
import type { DeliveryFlag, DeliveryText, DeliveryValues } from "./delivery-values.ts";
import type { FreightAnswer } from "./freight-answer.ts";
import { FreightRefused } from "./freight-notices.tsx";
import { useFormChanges } from "./use-form-changes.ts";
import { HiddenField, Input, Select, Tick } from "#app/ui/input.tsx";

const STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();

export interface DeliveryFormProps {
  saved: DeliveryValues;
  version: string;
  hasApiKey: boolean;
  isSaved: boolean;
  answer: Extract<FreightAnswer, { kind: "settings" }> | undefined;
}

/** Delivery settings of the distributor: all of freight except the table. Another `key` opens it anew. */
export function DeliveryForm({ saved, version, hasApiKey, isSaved, answer }: DeliveryFormProps) {
  const values = answer?.values ?? saved;
  const errors = answer?.errors ?? {};
  const form = useRef<HTMLFormElement>(null);
  const { isDirty, onChange, discard } = useFormChanges(form, answer !== undefined);
  const fields = deliveryFields(values, errors);
  const { flag, text, select } = fields;
  const said = isSaved && answer === undefined && !isDirty;
  return (
    <Form ref={form} method="post" noValidate className="app-form" onChange={onChange}>
      <HiddenField name="intent" value="settings" />
      <HiddenField name="version" value={answer?.version ?? version} />
      <DoneLine>{said && WORDS.saved}</DoneLine>
      <FreightRefused
        refusal={answer?.refusal ?? null}
        hasErrors={Object.keys(errors).length > 0}
        reloadTo="/settings/delivery"
      />
      <div className="app-freight-columns">
        <ShippingPart {...fields} />
        <FallbackPart {...fields} />
      </div>
      <BlacklistPart chosen={values.blacklist} />
      <div className="app-freight-columns">
        <FormPart legend={WORDS.info}>
          {flag("isToGetDeliveryInfo", WORDS.isToGetDeliveryInfo, WORDS.isToGetDeliveryInfoHint)}
          {flag("onlyGetCityAndState", WORDS.onlyGetCityAndState)}
          {select("invoiceRestriction", WORDS.invoiceRestriction, WORDS.invoiceChoices)}
        </FormPart>
        <FormPart legend={WORDS.hiding}>
          {flag("enableHideFreightPriceValue", WORDS.enableHide)}
          {text("hideValue", WORDS.hideValue)}
        </FormPart>
      </div>
      <FormPart legend={WORDS.carriers}>
        {flag("intelipost", WORDS.intelipost, WORDS.intelipostHint)}
        <ApiKeyField hasApiKey={hasApiKey} />
        <CarrierTest form={form} />
      </FormPart>
      <SaveBar
        text={isDirty ? TEXTS.changed : TEXTS.noChanges}
        isDirty={isDirty}
        isNew={false}
        labels={TEXTS}
        onDiscard={discard}
      />
      <LeaveGuard isDirty={isDirty} isInSearch message={TEXTS.unsaved} onLeave={discard} />
    </Form>
  );
}

type DeliveryFields = ReturnType<typeof deliveryFields>;

/** The kinds of fields in the form, each filled with what was saved or sent. */
function deliveryFields(values: DeliveryValues, errors: Readonly<Partial<Record<string, string>>>) {
  const flag = (name: DeliveryFlag, label: string, hint?: string) => (
    <div>
      <label className="app-check">
        <Tick
          role="switch"
          name={name}
          defaultChecked={values.flags[name]}
          aria-describedby={hint && `${name}-hint`}
        />
        <span>
          <strong>{label}</strong>
        </span>
      </label>
      {hint && (
        <small id={`${name}-hint`} className="app-check__hint">
          {hint}
        </small>
      )}
    </div>
  );
  const text = (name: DeliveryText, label: string, hint?: string) => (
    <FieldFrame
      {...{ name, label, hint }}
      error={errors[name]}
      errorText={FREIGHT_ERRORS[errors[name] ?? ""]}
    >
      {(control) => (
        <Input
          {...control}
          defaultValue={values.texts[name]}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      )}
    </FieldFrame>
  );
  const select = (name: DeliveryText, label: string, options: Readonly<Record<string, string>>) => (
    <FieldFrame {...{ name, label }}>
      {(control) => (
        <Select {...control} defaultValue={values.texts[name]}>
          {Object.entries(options).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
  return { flag, text, select };
}

function ShippingPart({ flag, text }: DeliveryFields) {
  return (
    <FormPart legend={WORDS.shipping}>
      {flag("ships", WORDS.ships, WORDS.shipsHint)}
      {flag("unableDeliveryFob", WORDS.unableDeliveryFob, WORDS.unableDeliveryFobHint)}
      {flag("servesRuralZone", WORDS.servesRuralZone)}
      {flag("servesWithoutTruckAccess", WORDS.servesWithoutTruckAccess)}
      <div className="app-freight-pair">
        {text("daysToDeliver", WORDS.daysToDeliver, WORDS.daysToDeliverHint)}
        {text("roadFactor", WORDS.roadFactor, WORDS.roadFactorHint)}
      </div>
    </FormPart>
  );
}

function FallbackPart({ select, text }: DeliveryFields) {
  const { fixed, perKwp } = FREIGHT_TYPE_LABELS;
  return (
    <FormPart legend={WORDS.fallback}>
      <p className="app-field__hint">{WORDS.fallbackHint}</p>
      {select("fallbackType", WORDS.fallbackType, { fixed, perKwp })}
      <div className="app-freight-pair">
        {text("fallbackAmount", WORDS.fallbackAmount)}
        {text("fallbackMinimum", WORDS.fallbackMinimum)}
      </div>
    </FormPart>
  );
}

/** States without delivery. */
function BlacklistPart({ chosen }: { chosen: readonly string[] }) {
  return (
    <FormPart legend={WORDS.blacklist}>
      <div className="app-row">
        {STATES.map((state) => (
          <label key={state} className="app-freight-state">
            <Tick name="blacklist" value={state} defaultChecked={chosen.includes(state)} />
            <span>{state}</span>
          </label>
        ))}
      </div>
    </FormPart>
  );
}

/** The key of the network of carriers; a saved key is never shown. */
function ApiKeyField({ hasApiKey }: { hasApiKey: boolean }) {
  return (
    <>
      <FieldFrame name="apiKey" label={WORDS.apiKey} hint={hasApiKey ? WORDS.apiKeyKept : WORDS.apiKeyNone}>
        {(control) => <Input {...control} type="password" maxLength={200} autoComplete="off" />}
      </FieldFrame>
      {hasApiKey && (
        <label className="app-check">
          <Tick name="clearKey" />
          <span>{WORDS.clearKey}</span>
        </label>
      )}
    </>
  );
}
