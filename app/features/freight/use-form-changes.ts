import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether a form holds other values than it began with. Its fields keep their own values.
 *  @param startsDirty - what it begins with was typed before and not saved */
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
