import "./catalog.css";
import {
  PRODUCT_CHOICE_LABELS,
  PRODUCT_FIELD_HINTS,
  PRODUCT_FIELD_LABELS,
  PRODUCT_FIELD_WORDS,
  productIssueText,
} from "#copy/catalog/catalog.ts";
import { PRODUCT_FORM_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import type { ProductField } from "#domain/catalog/product-fields.ts";
import { type FieldControl, FieldFrame } from "#app/ui/field-frame.tsx";
import { InvertersField } from "./inverters-field.tsx";
import { ManufacturerInput } from "./manufacturer-input.tsx";
import { StringPowersField } from "./string-powers-field.tsx";
import { Input, Select, TextArea, Tick } from "#app/ui/input.tsx";

export interface ProductFieldInputProps {
  field: ProductField;
  value: string;
  /** Error code; undefined when the field is valid. */
  error: string | undefined;
  /** Code of a value that is unusual and may still be right. */
  warning: string | undefined;
  categories: readonly { name: string }[];
  /** Kinds of inverter of the distributor. */
  inverterKinds: readonly string[];
  onChange: (text: string) => void;
  /** Called when the field loses focus. */
  onLeave: () => void;
}

/** The input of a field, by its kind in the registry. */
export function ProductFieldInput(props: ProductFieldInputProps) {
  const { field, error, warning } = props;
  if (field.kind === "boolean") return <Flag {...props} />;
  return (
    <FieldFrame
      name={field.key}
      label={PRODUCT_FIELD_LABELS[field.key]}
      hint={field.kind === "inverters" ? undefined : PRODUCT_FIELD_HINTS[field.key]}
      error={error}
      errorText={error === "CODE_TAKEN" ? TEXTS.codeTaken : error && productIssueText(field, error)}
      describedBy={warning === undefined ? undefined : `${field.key}-warning`}
      className={widthOf(field)}
    >
      {(control) => (
        <>
          <Entry {...props} control={control} />
          {warning !== undefined && (
            <span id={`${field.key}-warning`} className="app-subline" data-tone="warn">
              {warning}
            </span>
          )}
        </>
      )}
    </FieldFrame>
  );
}

function Entry(props: ProductFieldInputProps & { control: FieldControl }) {
  const { field, value, control, onChange, onLeave } = props;
  const typed = {
    value,
    required: field.required,
    onBlur: onLeave,
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange(event.currentTarget.value);
    },
  };
  switch (field.kind) {
    case "text":
      if (field.key === "manufacturer") return <ManufacturerInput {...control} {...typed} />;
      return field.long === true ? (
        <TextArea {...control} {...typed} rows={4} maxLength={field.maxLength} />
      ) : (
        <Input
          {...control}
          {...typed}
          // A fiscal classification may be typed with dots, which are removed later.
          maxLength={field.key === "ncm" ? 12 : field.maxLength}
          inputMode={field.key === "ncm" ? "numeric" : "text"}
          autoComplete="off"
        />
      );
    case "money":
      return (
        <span className="app-unit" data-before>
          <span className="app-small app-unit__unit">R$</span>
          <Input {...control} {...typed} inputMode="decimal" maxLength={16} autoComplete="off" />
        </span>
      );
    case "number":
      return (
        <span className="app-unit">
          <Input {...control} {...typed} inputMode="decimal" maxLength={16} autoComplete="off" />
          {field.unit !== undefined && <span className="app-small app-unit__unit">{field.unit}</span>}
        </span>
      );
    case "choice":
    case "category":
      return (
        <Select {...control} {...typed}>
          <option value="">{field.required ? TEXTS.choose : TEXTS.none}</option>
          {optionsOf(props).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      );
    case "inverters":
      return <InvertersField control={control} value={value} onChange={onChange} />;
    case "stringPowers":
      return <StringPowersField control={control} value={value} onChange={onChange} />;
    case "boolean":
      return null;
  }
}

function Flag({ field, value, onChange }: ProductFieldInputProps) {
  const { yes, no } = PRODUCT_FIELD_WORDS;
  const hint = PRODUCT_FIELD_HINTS[field.key];
  return (
    <label className="app-check">
      <Tick
        name={field.key}
        value={yes}
        checked={value === yes}
        onChange={(event) => {
          onChange(event.currentTarget.checked ? yes : no);
        }}
      />
      <span>
        <strong>{PRODUCT_FIELD_LABELS[field.key]}</strong>
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}

/** Choices by their labels. A choice that is no longer offered stays while it is chosen. */
function optionsOf({ field, value, categories, inverterKinds }: ProductFieldInputProps): string[] {
  if (field.kind === "category") {
    const names = categories.map(({ name }) => name);
    return value === "" || names.includes(value) ? names : [...names, value];
  }
  const labels = PRODUCT_CHOICE_LABELS[field.key as keyof typeof PRODUCT_CHOICE_LABELS];
  return Object.entries<string>(labels).flatMap(([key, label]) => {
    const isOffered = field.key !== "tipo_inversor" || inverterKinds.includes(key) || label === value;
    return isOffered ? [label] : [];
  });
}

function widthOf({ key, kind }: ProductField): string | undefined {
  if (key === "name") return "app-product-form__double";
  const isWide = key === "description" || kind === "inverters" || kind === "stringPowers";
  return isWide ? "app-product-form__wide" : undefined;
}
