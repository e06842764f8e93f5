import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an uncontrolled form differs from its first values.
 *  @param startsDirty - whether the first values are already unsaved */
export function useFormChanges(form: RefObject<HTMLFormElement | null>, startsDirty: boolean) {
  const begun = useRef("");
  const [isDirty, setDirty] = useState(startsDirty);
  useEffect(() => {
    begun.current = valuesOf(form.current);
  }, [form]);
  return {
    isDirty,
    onChange: () => {
      setDirty(startsDirty || valuesOf(form.current) !== begun.current);
    },
    discard: () => {
      form.current?.reset();
      setDirty(false);
    },
  };
}

function valuesOf(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : "";
}
