import { fill } from "#copy/fill.ts";
import { POPUP_FORM_WORDS as WORDS } from "#copy/popups.ts";
import { DeletePanel } from "#app/components/delete-panel.tsx";
import type { PopupRemovalAnswer } from "./popup-answer.ts";

/** Deletes a pop-up after a question that names it. */
export function DeletePopup({ title, answer }: { title: string; answer: PopupRemovalAnswer | undefined }) {
  const texts = {
    title: WORDS.remove,
    question: fill(WORDS.removeQuestion, { title }),
    confirm: fill(WORDS.removeConfirm, { title }),
  };
  return <DeletePanel texts={texts} refusal={answer?.refusal} />;
}
