import "./kits-express.css";
import { Form, useNavigation, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import type { DesignChoices } from "#domain/design/design-answer.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { decimalKeys, listKeys } from "#domain/validation/number-keys.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { expressAnswersDraft } from "../sale/draft-names.ts";
import { INTEGRATOR_PARAM } from "../sale/integrator-picker.tsx";
import { useFormDraft } from "#app/lib/drafts/use-form-draft.ts";
import { AnswerField, AnswerSelect } from "./answer-field.tsx";
import {
  type AnswerError,
  type AnswerErrors,
  type AnswerName,
  BRAND_PREFIX,
  type ExpressAnswers,
  goesByConsumption,
} from "./express-answers.ts";
import { HiddenField, Select, Tick } from "#app/ui/input.tsx";

const STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();
const GRIDS = ["monofasico", "bifasico", "trifasico"] as const;

export interface ExpressFormProps {
  answers: ExpressAnswers;
  errors: AnswerErrors;
  choices: DesignChoices;
  /** Query parameters that the form does not change: the buyer and the opened kit. */
  kept: readonly (readonly [string, string])[];
}

/** The form from which kits are designed: a plain form whose answers are in the address, and kept on the device
 *  until they are sent. */
export function ExpressForm({ answers, errors, choices, kept }: ExpressFormProps) {
  const isBusy = useNavigation().location?.pathname === "/kits-express";
  const errorOf = (name: AnswerName) => errors[name];
  const element = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const name = expressAnswersDraft(withoutBuyer(params));
  const { clear } = useFormDraft(element, { ...useSignedIn(), name, enabled: true });
  return (
    <Form
      ref={element}
      className="gs-panel app-pad app-stack app-express-form"
      role="search"
      aria-label={TEXTS.form}
      key={keyOf(answers)}
      onSubmit={clear}
    >
      {kept.map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <TargetFields answers={answers} errorOf={errorOf} />
      <AnswerSelect
        name="structure"
        label={TEXTS.structure}
        emptyLabel={TEXTS.noStructure}
        options={choices.structures.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={answers.structure === "" ? firstStructure(answers, choices) : answers.structure}
      />
      <AnswerSelect
        name="grid"
        label={TEXTS.grid}
        emptyLabel={TEXTS.anyGrid}
        options={GRIDS.map((grid) => ({ value: grid, label: TEXTS.grids[grid] }))}
        defaultValue={answers.grid}
      />
      <ModuleField modules={choices.modules} value={answers.module} />
      <AnswerSelect
        name="inverter"
        label={TEXTS.inverter}
        emptyLabel={TEXTS.anyInverter}
        options={choices.inverterKinds.map((kind) => ({ value: kind, label: TEXTS.inverters[kind] }))}
        defaultValue={answers.inverter}
      />
      <details
        className="app-express-form__more"
        open={answers.rows !== "" || answers.cable !== "" || undefined}
      >
        <summary>{TEXTS.more}</summary>
        <AnswerField
          name="rows"
          label={TEXTS.rows}
          error={errorOf("rows")}
          type="numeric"
          defaultValue={answers.rows}
          placeholder="1"
        />
        <AnswerField
          name="cable"
          label={TEXTS.cable}
          error={errorOf("cable")}
          type="numeric"
          defaultValue={answers.cable}
          placeholder="20"
        />
      </details>
      <BusyButton isBusy={isBusy} label={TEXTS.submit} busyLabel={TEXTS.searching} />
    </Form>
  );
}

/** A changed key fills the fields anew. The buyer is not part of it. */
function keyOf(answers: ExpressAnswers): string {
  return JSON.stringify({ ...answers, integrator: "" });
}

function withoutBuyer(params: URLSearchParams): string {
  const rest = [...params].filter(([name]) => name !== INTEGRATOR_PARAM);
  return rest.length === 0 ? "" : `?${new URLSearchParams(rest).toString()}`;
}

/** The structure preselected in a new form: the first one. */
function firstStructure({ power, consumption }: ExpressAnswers, { structures }: DesignChoices): string {
  return power === "" && consumption === "" ? (structures[0]?.id ?? "") : "";
}

function TargetFields({
  answers,
  errorOf,
}: {
  answers: ExpressAnswers;
  errorOf: (name: AnswerName) => AnswerError | undefined;
}) {
  const byConsumption = goesByConsumption(answers);
  return (
    <fieldset className="app-stack app-gap-8 app-express-target">
      <legend className="app-field__label">{TEXTS.by}</legend>
      <div className="app-express-target__by">
        <label>
          <Tick type="radio" name="by" value="power" defaultChecked={!byConsumption} />
          {TEXTS.byPower}
        </label>
        <label>
          <Tick type="radio" name="by" value="consumption" defaultChecked={byConsumption} />
          {TEXTS.byConsumption}
        </label>
      </div>
      <div className="app-express-target__power">
        <AnswerField
          name="power"
          label={TEXTS.power}
          hint={TEXTS.powerHint}
          error={errorOf("power")}
          keys={decimalKeys}
          inputMode="decimal"
          defaultValue={answers.power}
        />
      </div>
      <div className="app-stack app-gap-8 app-express-target__consumption">
        <AnswerField
          name="consumption"
          label={TEXTS.consumption}
          hint={TEXTS.consumptionHint}
          error={errorOf("consumption")}
          keys={listKeys}
          inputMode="numeric"
          defaultValue={answers.consumption}
        />
        <div className="app-express-target__place">
          <AnswerSelect
            name="state"
            label={TEXTS.state}
            error={errorOf("state")}
            emptyLabel={TEXTS.chooseState}
            options={STATES.map((state) => ({ value: state, label: state }))}
            defaultValue={answers.state}
          />
          <AnswerField
            name="city"
            label={TEXTS.city}
            hint={TEXTS.cityHint}
            error={errorOf("city")}
            autoComplete="address-level2"
            defaultValue={answers.city}
          />
        </div>
      </div>
    </fieldset>
  );
}

/** The select of a module: every module, those of one brand, or a single one. */
function ModuleField({ modules, value }: { modules: DesignChoices["modules"]; value: string }) {
  const brands = [...new Set(modules.map(({ manufacturer }) => manufacturer))];
  return (
    <div className="app-field">
      <label className="app-field__label" htmlFor="module">
        {TEXTS.module}
      </label>
      <Select id="module" name="module" defaultValue={value}>
        <option value="">{TEXTS.anyModule}</option>
        {brands.map((brand) => (
          <optgroup key={brand} label={brand}>
            <option value={BRAND_PREFIX + brand}>{fill(TEXTS.anyOf, { brand })}</option>
            {modules
              .filter(({ manufacturer }) => manufacturer === brand)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </div>
  );
}
