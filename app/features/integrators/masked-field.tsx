import { FormField, type FormFieldProps } from "#app/components/form-field.tsx";
import type { Mask } from "./field-masks.ts";

/** A field that puts what was typed into its mask once it is left. */
export function MaskedField({ mask, ...field }: FormFieldProps & { mask: Mask }) {
  return (
    <FormField
      {...field}
      onBlur={(event) => {
        const input = event.currentTarget;
        const shown = mask(input.value);
        if (shown !== input.value) input.value = shown;
      }}
    />
  );
}
