import { useEffect, useRef } from "react";

/** Ref of a form; each answer moves the focus to the first invalid field, or else to the notice. */
export function useAnswerFocus(answer: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer === undefined) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [answer]);
  return form;
}
