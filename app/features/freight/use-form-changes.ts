import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Whether a form holds other values than it began with. Its fields keep their own values.
 *  @param startsDirty - what it begins with was typed before and not saved */
export function useFormChanges(form: RefObject<HTMLFormElement | null>, startsDirty: boolean) {
  const begun = useRef("");
  const [isDirty, setDirty] = useState(startsDirty);
  const read = useCallback(
    () => (form.current ? JSON.stringify([...new FormData(form.current)]) : ""),
    [form],
  );
  useEffect(() => {
    begun.current = read();
  }, [read]);
  return {
    isDirty,
    onChange: () => {
      setDirty(startsDirty || read() !== begun.current);
    },
    discard: () => {
      form.current?.reset();
      setDirty(false);
    },
  };
}
