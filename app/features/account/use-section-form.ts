import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** What can be sent from the own page, by what the sender wants. */
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

/** What a section learns of what it sent: done, or why not. */
export interface SectionAnswer {
  /** Another one for each answer. */
  id: string;
  intent: ProfileIntent;
  isDone: boolean;
  /** What was typed, without passwords. */
  values: Readonly<Record<string, string>>;
  /** Code of what is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  refusal: { title: string; description: string } | null;
  /** Told this once, after the second factor began or changed. */
  secret?: { uri: string; text: string };
  recoveryCodes?: readonly string[];
}

/** A form of a section: it is sent by itself, so that what stands in another section stays. Before JavaScript the page
 *  is loaded again, and the answer is the page's. A refusal brings the focus to the first wrong field; `filled` changes
 *  once a success has come through, as the key of fields that are to begin anew. */
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
