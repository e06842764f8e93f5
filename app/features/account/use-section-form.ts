import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Intents of the forms of the account page. */
export type ProfileIntent =
  | "profile"
  | "email"
  | "emailCancel"
  | "password"
  | "secondFactorPropose"
  | "secondFactorConfirm"
  | "secondFactorRemove"
  | "secondFactorCodes"
  | "sessionEnd"
  | "sessionsEndOthers"
  | "preferences"
  | "erase"
  | "eraseCancel"
  | "company";

/** The answer to a section's form: success, or the reasons of a refusal. */
export interface SectionAnswer {
  /** Unique for each answer. */
  id: string;
  intent: ProfileIntent;
  isDone: boolean;
  /** Typed values without passwords. */
  values: Readonly<Record<string, string>>;
  /** Error codes by field. */
  errors: Readonly<Record<string, string>>;
  refusal: { title: string; description: string } | null;
  /** Shown only once, after the second factor was begun or changed. */
  secret?: { uri: string; text: string };
  recoveryCodes?: readonly string[];
}

/** State of a section's form. Each form is sent by itself, so that input in other sections stays. Before
 *  JavaScript the whole page is loaded again with the answer. A refusal moves the focus to the first invalid
 *  field. `filled` changes with each success: use it as `key` of fields that become empty then. */
export function useSectionForm(intent: ProfileIntent) {
  const fetcher = useFetcher<SectionAnswer>({ key: `profile ${intent}` });
  const pageAnswer = useActionData<SectionAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? (pageAnswer?.intent === intent ? pageAnswer : undefined);
  const isBusy = fetcher.state !== "idle";
  const [filled, setFilled] = useState("");
  if (answer?.isDone === true && !isBusy && filled !== answer.id) setFilled(answer.id);
  useEffect(() => {
    if (answer === undefined || answer.isDone) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [answer]);
  return { Form: fetcher.Form, form, intent, answer, isBusy, filled };
}

export type SectionForm = ReturnType<typeof useSectionForm>;
