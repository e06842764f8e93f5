import "./coupons.css";
import "#app/ui/form.css";
import { COUPON_FORM_WORDS as WORDS, COUPONS_TEXTS } from "#copy/coupons.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { couponCodeOf } from "#domain/coupons/coupon-code.ts";
import type { CouponForm } from "#domain/coupons/coupon-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { maxLength, required } from "#domain/validation/field-rules.ts";
import { CheckField } from "#app/ui/check-field.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Tick } from "#app/ui/input.tsx";

export interface CouponFieldsProps {
  form: CouponForm;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<CouponForm>) => void;
}

const CODE_RULES = [required, maxLength()];

type Text = Exclude<keyof CouponForm, "purchaseTypes" | "groupIds">;

/** Error codes for unreadable input, which replace those of the schema. */
const UNREADABLE: Partial<Record<Text, string>> = {
  amount: "INVALID_AMOUNT",
  maximum: "INVALID_AMOUNT",
  minimum: "INVALID_AMOUNT",
  maxUses: "INVALID_COUNT",
  maxUsesPerIntegrator: "INVALID_COUNT",
};

function fieldOf({ form, errors, onChange }: CouponFieldsProps) {
  return (name: Text) => {
    const code = errors[name];
    return {
      name,
      error: code === undefined || code === "REQUIRED" ? code : (UNREADABLE[name] ?? code),
      value: form[name],
      autoComplete: "off",
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        onChange({ [name]: event.currentTarget.value });
      },
    };
  };
}

/** Code and description. */
export function CouponIdentity(props: CouponFieldsProps) {
  const field = fieldOf(props);
  return (
    <FormPart legend={WORDS.identity}>
      <div className="app-coupon-form__code">
        <TextField
          name="code"
          error={field("code").error}
          value={props.form.code}
          onText={(code) => {
            props.onChange({ code });
          }}
          label={WORDS.code}
          hint={WORDS.codeHint}
          rules={CODE_RULES}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
        />
        <Button
          type="submit"
          name="intent"
          value="generate"
          onClick={(event) => {
            event.preventDefault();
            props.onChange({ code: couponCodeOf(crypto.getRandomValues(new Uint8Array(8))) });
          }}
        >
          {WORDS.generate}
        </Button>
      </div>
      <FormField
        {...field("description")}
        label={WORDS.description}
        hint={WORDS.descriptionHint}
        maxLength={200}
      />
      <CheckField
        name="active"
        label={WORDS.active}
        hint={WORDS.activeHint}
        checked={props.form.active === "true"}
        onChange={(isOn) => {
          props.onChange({ active: String(isOn) });
        }}
      />
    </FormPart>
  );
}

/** The reduction. Before scripts run, the fields of both kinds are shown. */
export function CouponReductionFields(props: CouponFieldsProps & { showsBoth: boolean }) {
  const { form, onChange, showsBoth } = props;
  const field = fieldOf(props);
  return (
    <FormPart legend={WORDS.reduction}>
      <fieldset className="app-form__choices">
        <legend className="app-field__label">{WORDS.kind}</legend>
        <div className="app-form__choice-row">
          {(["percentage", "fixed"] as const).map((kind) => (
            <label key={kind} className="app-choice">
              <Tick
                type="radio"
                name="kind"
                value={kind}
                checked={form.kind === kind}
                onChange={() => {
                  onChange({ kind });
                }}
              />
              <span>{WORDS.kinds[kind]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="app-form__pair">
        {(showsBoth || form.kind === "percentage") && (
          <>
            <FormField
              {...field("percent")}
              label={WORDS.percent}
              hint={WORDS.percentHint}
              inputMode="decimal"
              maxLength={8}
            />
            <FormField
              {...field("maximum")}
              label={WORDS.maximum}
              hint={WORDS.maximumHint}
              inputMode="decimal"
              maxLength={16}
            />
          </>
        )}
        {(showsBoth || form.kind === "fixed") && (
          <FormField
            {...field("amount")}
            label={WORDS.amount}
            hint={WORDS.amountHint}
            inputMode="decimal"
            maxLength={16}
          />
        )}
      </div>
    </FormPart>
  );
}

/** Minimum purchase, number of uses, and period of a coupon. */
export function CouponLimits(props: CouponFieldsProps) {
  const field = fieldOf(props);
  const count = { hint: WORDS.usesHint, inputMode: "numeric", placeholder: COUPONS_TEXTS.unlimited } as const;
  return (
    <FormPart legend={WORDS.limits}>
      <div className="app-form__pair">
        <FormField
          {...field("minimum")}
          label={WORDS.minimum}
          hint={WORDS.minimumHint}
          inputMode="decimal"
          maxLength={16}
        />
      </div>
      <div className="app-form__pair">
        <FormField {...field("maxUses")} {...count} label={WORDS.maxUses} maxLength={7} />
        <FormField
          {...field("maxUsesPerIntegrator")}
          {...count}
          label={WORDS.maxUsesPerIntegrator}
          maxLength={7}
        />
      </div>
      <div className="app-form__pair">
        <FormField {...field("startsOn")} label={WORDS.startsOn} hint={WORDS.periodHint} type="date" />
        <FormField {...field("endsOn")} label={WORDS.endsOn} hint={WORDS.periodHint} type="date" />
      </div>
    </FormPart>
  );
}

/** Purchase types and groups of integrators that a coupon is valid for. */
export function CouponAudience({
  form,
  errors,
  onChange,
  groups,
}: CouponFieldsProps & { groups: readonly { id: string; name: string }[] }) {
  const types = PURCHASE_TYPES.map((type) => ({ value: type, label: PURCHASE_TYPE_LABELS[type] }));
  return (
    <FormPart legend={WORDS.audience}>
      <CheckList
        name="purchaseTypes"
        legend={WORDS.purchaseTypes}
        hint={WORDS.purchaseTypesHint}
        options={types}
        chosen={form.purchaseTypes}
        isWrong={errors["purchaseTypes"] !== undefined}
        onChange={(purchaseTypes) => {
          onChange({ purchaseTypes });
        }}
      />
      {groups.length === 0 ? (
        <p className="app-field__hint">{WORDS.noGroups}</p>
      ) : (
        <CheckList
          name="groupIds"
          legend={WORDS.groups}
          hint={WORDS.groupsHint}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={form.groupIds}
          isWrong={errors["groupIds"] !== undefined}
          onChange={(groupIds) => {
            onChange({ groupIds });
          }}
        />
      )}
    </FormPart>
  );
}
