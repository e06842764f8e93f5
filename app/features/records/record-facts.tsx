import { CheckField } from "#app/ui/check-field.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";

export interface RecordFactsProps {
  /** Values of the record's form; `active` is "true" or "false". */
  form: { name: string; description: string; active: string };
  errors: Readonly<Record<string, string>>;
  words: {
    name: string;
    nameHint: string;
    description: string;
    descriptionHint: string;
    active: string;
    activeHint: string;
  };
  onChange: (changes: Partial<RecordFactsProps["form"]>) => void;
}

export interface RecordNameProps extends Pick<RecordFactsProps, "errors"> {
  form: Pick<RecordFactsProps["form"], "name">;
  words: Pick<RecordFactsProps["words"], "name" | "nameHint">;
  onChange: (changes: { name: string }) => void;
}

/** Name of a record. */
export function RecordName({ form, errors, words, onChange }: RecordNameProps) {
  return (
    <FormField
      name="name"
      label={words.name}
      hint={words.nameHint}
      error={errors["name"]}
      value={form.name}
      maxLength={60}
      required
      autoComplete="off"
      onChange={(event) => {
        onChange({ name: event.currentTarget.value });
      }}
    />
  );
}

/** Description of a record, which buyers read below its name. */
export function RecordDescription({ form, errors, words, onChange }: RecordFactsProps) {
  return (
    <TextAreaField
      name="description"
      label={words.description}
      hint={words.descriptionHint}
      error={errors["description"]}
      value={form.description}
      rows={2}
      maxLength={300}
      onText={(description) => {
        onChange({ description });
      }}
    />
  );
}

/** Switch that offers a record to buyers. */
export function RecordActive({ form, words, onChange }: RecordFactsProps) {
  return (
    <CheckField
      name="active"
      label={words.active}
      hint={words.activeHint}
      checked={form.active === "true"}
      onChange={(isOn) => {
        onChange({ active: String(isOn) });
      }}
    />
  );
}
