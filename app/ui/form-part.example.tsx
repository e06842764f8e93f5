import { UI_TEXTS } from "#copy/ui/ui.ts";
import { DeletePanel } from "./delete-panel.tsx";
import { FormPart } from "./form-part.tsx";
import { TextField } from "./text-field.tsx";

const TEXTS = UI_TEXTS.form;

export function FormExample() {
  return (
    <>
      <FormPart legend={TEXTS.part}>
        <TextField name="name" label={TEXTS.name} hint={TEXTS.nameHint} />
      </FormPart>
      <DeletePanel texts={TEXTS.remove} refusal={undefined} />
    </>
  );
}
