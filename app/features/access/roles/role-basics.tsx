import "#app/ui/form.css";
import { ROLE_FORM_TEXTS, ROLE_FORM_TEXTS as TEXTS, ROLES_TEXTS } from "#copy/access/roles.ts";
import { ROLE_LABELS } from "#copy/spec/access.ts";
import { withType } from "#domain/access/role-form.ts";
import type { RoleForm } from "#domain/access/role-schema.ts";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { RecordName } from "#app/features/records/record-facts.tsx";
import { HiddenField, Tick } from "#app/ui/input.tsx";
import { fill } from "#copy/shared/fill.ts";

const TYPES = ["staff", "integrator"] as const;
const LABELS = ["manager", "supervisor", "seller"] as const;

export interface RolePartProps {
  form: RoleForm;
  errors: Readonly<Record<string, string>>;
  onChange: (form: RoleForm) => void;
}

/** Name, type and label of a role. */
export function RoleBasics({ form, errors, onChange, people }: RolePartProps & { people: number | null }) {
  const isHeld = people !== null && people > 0;
  return (
    <FormPart legend={TEXTS.basics}>
      {people !== null && <p className="app-quiet">{heldBy(people)}</p>}
      <RecordName
        form={form}
        errors={errors}
        words={TEXTS}
        onChange={({ name }) => {
          onChange({ ...form, name });
        }}
      />
      <fieldset className="app-form__choices" aria-describedby={isHeld ? "type-hint" : undefined}>
        <legend className="app-field__label">{TEXTS.type}</legend>
        {isHeld && <HiddenField name="type" value={form.type} />}
        <div className="app-form__choice-row">
          {TYPES.map((type) => (
            <label key={type} className="app-choice">
              <Tick
                type="radio"
                name="type"
                value={type}
                checked={form.type === type}
                disabled={isHeld}
                onChange={() => {
                  onChange(withType(form, type));
                }}
              />
              <span>{ROLES_TEXTS.types[type]}</span>
            </label>
          ))}
        </div>
        {isHeld && (
          <p className="app-field__hint" id="type-hint">
            {TEXTS.typeInUse}
          </p>
        )}
        {errors["type"] && <p className="gs-field-error">{fieldErrorText(errors["type"])}</p>}
      </fieldset>
      {form.type === "integrator" && (
        <SelectField
          name="label"
          label={TEXTS.label}
          hint={TEXTS.labelHint}
          options={LABELS.map((label) => ({ value: label, label: ROLE_LABELS[label] }))}
          emptyLabel={TEXTS.noLabel}
          value={form.label}
          onChange={(event) => {
            onChange({ ...form, label: event.currentTarget.value as RoleForm["label"] });
          }}
        />
      )}
    </FormPart>
  );
}

/** How many people have a role, in words. */
function heldBy(people: number): string {
  if (people === 0) return ROLE_FORM_TEXTS.heldByNone;
  return people === 1 ? ROLE_FORM_TEXTS.heldByOne : fill(ROLE_FORM_TEXTS.heldByMany, { count: people });
}
