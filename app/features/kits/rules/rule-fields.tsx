import "#app/features/kits/kit-rules.css";
import { Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_RULE_ERRORS, KIT_RULE_WORDS as WORDS, POWERS_ISSUES } from "#copy/kits/kit-rules.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { KitRuleForm } from "#domain/kits/kit-rule-schema.ts";
import { parsePowers } from "#domain/kits/parse-powers.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { ChosenProducts } from "./chosen-products.tsx";
import { RuleText } from "./rule-text.tsx";
import { TextArea, Tick } from "#app/ui/input.tsx";

export interface RulePartProps {
  form: KitRuleForm;
  /** Error codes, by path of the field in the rule. */
  errors: Readonly<Record<string, string>>;
  structures: readonly { id: string; name: string }[];
  onChange: (form: KitRuleForm) => void;
}

/** Name of the rule and of its kits. */
export function RuleIdentity({ form, errors, onChange }: RulePartProps) {
  const field = textField({ form, errors, onChange });
  return (
    <FormPart legend={WORDS.identity}>
      <RuleText {...field("name", "name")} label={WORDS.name} hint={WORDS.nameHint} maxLength={80} required />
      <div className="app-form__pair">
        <RuleText
          {...field("namePrefix", "rule.namePrefix")}
          label={WORDS.namePrefix}
          hint={WORDS.namePrefixHint}
          maxLength={80}
          required
        />
        <RuleText
          {...field("codePrefix", "rule.codePrefix")}
          label={WORDS.codePrefix}
          hint={WORDS.codePrefixHint}
          maxLength={24}
          required
          onText={(text) => {
            onChange({ ...form, codePrefix: text.toUpperCase() });
          }}
        />
      </div>
      <Check form={form} name="active" label={WORDS.active} onChange={onChange} />
    </FormPart>
  );
}

/** Equipment of the kits. */
export function RuleEquipment({ form, errors, onChange }: RulePartProps) {
  const errorOf = (key: "moduleId" | "inverterIds") =>
    errors[`rule.${key}`] === undefined ? undefined : KIT_RULE_ERRORS[key];
  return (
    <FormPart legend={WORDS.equipment}>
      <ChosenProducts
        label={WORDS.module}
        groups={["modules"]}
        most={1}
        error={errorOf("moduleId")}
        chosen={form.module === null ? [] : [form.module]}
        onChange={([module]) => {
          onChange({ ...form, module: module ?? null });
        }}
      />
      <ChosenProducts
        label={WORDS.inverters}
        hint={WORDS.invertersHint}
        groups={["inverters"]}
        error={errorOf("inverterIds")}
        chosen={form.inverters}
        onChange={(inverters) => {
          onChange({ ...form, inverters });
        }}
      />
      <ChosenProducts
        label={WORDS.stringBoxes}
        hint={WORDS.stringBoxesHint}
        groups={["stringbox"]}
        chosen={form.stringBoxes}
        onChange={(stringBoxes) => {
          onChange({ ...form, stringBoxes });
        }}
      />
    </FormPart>
  );
}

/** Powers and structures of the kits. */
export function RuleFamily({ form, errors, structures, onChange }: RulePartProps) {
  const powers = parsePowers(form.powers);
  const isWrong = errors["rule.powersKwp"] !== undefined && "issue" in powers;
  return (
    <FormPart legend={WORDS.family}>
      <FieldFrame
        name="powers"
        label={WORDS.powers}
        hint={WORDS.powersHint}
        error={isWrong ? "INVALID" : undefined}
        errorText={"issue" in powers ? fill(POWERS_ISSUES[powers.issue], { part: powers.part }) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={form.powers}
            onChange={(event) => {
              onChange({ ...form, powers: event.currentTarget.value });
            }}
          />
        )}
      </FieldFrame>
      <fieldset className="app-grid app-gap-8 app-rule__structures" aria-describedby="structures-hint">
        <legend className="app-field__label">{WORDS.structures}</legend>
        <span className="app-field__hint" id="structures-hint">
          {WORDS.structuresHint}
        </span>
        {structures.length === 0 && (
          <span className="app-page-hint app-rule__none">
            {WORDS.noStructures} <Link to={PAGES.StructuresSettings.path}>{WORDS.addStructure}</Link>
          </span>
        )}
        {structures.map(({ id, name }) => (
          <label key={id} className="app-check">
            <Tick
              checked={form.structureIds.includes(id)}
              onChange={(event) => {
                const others = form.structureIds.filter((one) => one !== id);
                onChange({ ...form, structureIds: event.currentTarget.checked ? [...others, id] : others });
              }}
            />
            <span>{name}</span>
          </label>
        ))}
        {errors["rule.structureIds"] && (
          <span className="gs-field-error">{KIT_RULE_ERRORS.structureIds}</span>
        )}
      </fieldset>
    </FormPart>
  );
}

/** Price of the kits, and the limits for the choice of an inverter. */
export function RulePrice({ form, errors, onChange }: RulePartProps) {
  const field = textField({ form, errors, onChange });
  return (
    <FormPart legend={WORDS.price}>
      <div className="app-form__pair">
        <RuleText
          {...field("marginPct", "rule.marginPct")}
          label={WORDS.margin}
          hint={WORDS.marginHint}
          inputMode="decimal"
        />
        <SelectField
          name="roundUpToCents"
          label={WORDS.round}
          options={(["1", "100", "1000"] as const).map((value) => ({ value, label: WORDS.rounds[value] }))}
          value={form.roundUpToCents}
          onChange={(event) => {
            onChange({ ...form, roundUpToCents: event.currentTarget.value as KitRuleForm["roundUpToCents"] });
          }}
        />
      </div>
      <div className="app-grid app-gap-12 app-rule__three">
        <RuleText
          {...field("minDcAcRatio", "rule.minDcAcRatio")}
          label={WORDS.minRatio}
          inputMode="decimal"
        />
        <RuleText
          {...field("bestDcAcRatio", "rule.bestDcAcRatio")}
          label={WORDS.bestRatio}
          inputMode="decimal"
        />
        <RuleText
          {...field("maxDcAcRatio", "rule.maxDcAcRatio")}
          label={WORDS.maxRatio}
          inputMode="decimal"
        />
      </div>
      <Check form={form} name="promotional" label={WORDS.promotional} onChange={onChange} />
      <Check form={form} name="inStockOnly" label={WORDS.inStockOnly} onChange={onChange} />
      <Check form={form} name="autoRefresh" label={WORDS.autoRefresh} onChange={onChange} />
    </FormPart>
  );
}

type TextKey =
  | "name"
  | "namePrefix"
  | "codePrefix"
  | "marginPct"
  | "minDcAcRatio"
  | "bestDcAcRatio"
  | "maxDcAcRatio";

function textField({ form, errors, onChange }: Pick<RulePartProps, "form" | "errors" | "onChange">) {
  return (name: TextKey, path: string) => ({
    name,
    value: form[name],
    error: errors[path] === undefined ? undefined : path.replace("rule.", ""),
    onText: (text: string) => {
      onChange({ ...form, [name]: text });
    },
  });
}

function Check({
  form,
  name,
  label,
  onChange,
}: {
  form: KitRuleForm;
  name: "active" | "promotional" | "inStockOnly" | "autoRefresh";
  label: string;
  onChange: (form: KitRuleForm) => void;
}) {
  return (
    <label className="app-check">
      <Tick
        name={name}
        checked={form[name]}
        onChange={(event) => {
          onChange({ ...form, [name]: event.currentTarget.checked });
        }}
      />
      <span>{label}</span>
    </label>
  );
}
