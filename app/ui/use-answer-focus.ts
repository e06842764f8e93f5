import { useEffect, useRef } from "react";

/** The form that it is put on gives the focus, once it was answered, to its first wrong field, or else to its notice. */
export function useAnswerFocus(answer: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer === undefined) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [answer]);
  return form;
}
