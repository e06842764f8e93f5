import "./buying-settings.css";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import type { SettingsFieldsProps } from "./settings-frame.tsx";
import { Input, Tick, TextArea } from "#app/ui/input.tsx";

interface Words {
  label: string;
  hint: string;
}

interface SettingProps extends SettingsFieldsProps {
  place: string;
  words: Words;
}

/** A setting as a switch. */
export function SwitchSetting({ place, words, values, onChange }: SettingProps) {
  return (
    <div className="app-stack app-buying__field">
      <label className="app-check">
        <Tick
          role="switch"
          name={place}
          checked={values[place] === true}
          aria-describedby={`${place}-hint`}
          onChange={(event) => {
            onChange(place, event.currentTarget.checked);
          }}
        />
        <span>
          <strong>{words.label}</strong>
        </span>
      </label>
      <small id={`${place}-hint`} className="app-check__hint">
        {words.hint}
      </small>
    </div>
  );
}

/** A setting as a text of one or more lines. */
export function TextSetting({
  place,
  words,
  values,
  errors,
  onChange,
  maxLength,
  rows,
  isNumber = false,
  errorText,
}: SettingProps & { maxLength: number; rows?: number; isNumber?: boolean; errorText?: string }) {
  const error = errors[place];
  return (
    <FieldFrame name={place} {...words} error={error} errorText={error && errorText}>
      {(control) => {
        const shared = {
          ...control,
          maxLength,
          value: String(values[place] ?? ""),
          onChange: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
            onChange(place, event.currentTarget.value);
          },
        };
        return rows === undefined ? (
          <Input {...shared} autoComplete="off" inputMode={isNumber ? "numeric" : undefined} />
        ) : (
          <TextArea {...shared} rows={rows} />
        );
      }}
    </FieldFrame>
  );
}
