import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import type { KitForm } from "#domain/kits/kit-form-schema.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { errorText } from "./kit-errors.ts";
import { KitPhoto } from "./kit-photo.tsx";
import { Input, TextArea, Tick } from "#app/ui/input.tsx";

export interface KitFieldsProps {
  form: KitForm;
  errors: Readonly<Record<string, string>>;
  onChange: (form: KitForm) => void;
}

/** Name, description and picture of a kit. */
export function KitIdentity({
  form,
  errors,
  onChange,
  onPhoto,
}: KitFieldsProps & { onPhoto: (photoId: string | null) => void }) {
  const field = textField(form, errors, onChange);
  return (
    <FormPart legend={WORDS.identity}>
      <div className="app-grid">
        <Named {...field("name")} label={WORDS.name} hint={WORDS.nameHint} maxLength={120} />
        <Named {...field("productCode")} label={WORDS.productCode} maxLength={60} />
      </div>
      <FieldFrame name="description" label={WORDS.description} error={errors["description"]}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={4_000}
            value={form.description}
            onChange={(event) => {
              onChange({ ...form, description: event.currentTarget.value });
            }}
          />
        )}
      </FieldFrame>
      <KitPhoto form={form} onPhoto={onPhoto} />
    </FormPart>
  );
}

/** When and whether a kit is on sale. */
export function KitSale({ form, errors, onChange }: KitFieldsProps) {
  const field = textField(form, errors, onChange);
  const check = (name: "active" | "promotional") => (
    <label className="app-check">
      <Tick
        checked={form[name]}
        onChange={(event) => {
          onChange({ ...form, [name]: event.currentTarget.checked });
        }}
      />
      <span>
        <strong>{WORDS[name]}</strong>
        <small>{WORDS[`${name}Hint`]}</small>
      </span>
    </label>
  );
  return (
    <FormPart legend={WORDS.sale}>
      <div className="app-grid">
        <Named {...field("validFrom")} label={WORDS.validFrom} hint={WORDS.validHint} type="date" />
        <Named {...field("validUntil")} label={WORDS.validUntil} hint={WORDS.validHint} type="date" />
      </div>
      {check("active")}
      {check("promotional")}
    </FormPart>
  );
}

function Named({ errorCode, ...props }: Parameters<typeof FormField>[0] & { errorCode: string | undefined }) {
  const { name, label, id, hint, className, ...input } = props;
  return (
    <FieldFrame
      name={name}
      label={label}
      id={id}
      hint={hint}
      className={className}
      error={errorCode}
      errorText={errorCode && errorText(errorCode)}
    >
      {(control) => <Input {...input} {...control} autoComplete="off" />}
    </FieldFrame>
  );
}

function textField(
  form: KitForm,
  errors: Readonly<Record<string, string>>,
  onChange: (form: KitForm) => void,
) {
  return (name: "name" | "productCode" | "validFrom" | "validUntil") => ({
    name,
    errorCode: errors[name],
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      onChange({ ...form, [name]: event.currentTarget.value });
    },
  });
}
