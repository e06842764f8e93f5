import { UI_TEXTS } from "#copy/ui/ui.ts";
import { FieldFrame } from "./field-frame.tsx";
import { Select, TextArea, Tick } from "./input.tsx";
import { TextField } from "./text-field.tsx";

const TEXTS = UI_TEXTS.fields;

export function FieldExample() {
  return (
    <>
      <TextField name="power" label={TEXTS.wrong} error="positive" errorText={TEXTS.wrongText} />
      <FieldFrame name="note" label={TEXTS.note} hint={TEXTS.noteHint}>
        {(control) => <TextArea {...control} rows={2} />}
      </FieldFrame>
      <FieldFrame name="state" label={TEXTS.state}>
        {(control) => (
          <Select {...control}>
            {TEXTS.states.map((state) => (
              <option key={state} value={state}>
                {state}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <label className="app-check">
        <Tick name="rural" />
        <span>
          <strong>{TEXTS.rural}</strong>
        </span>
      </label>
    </>
  );
}
