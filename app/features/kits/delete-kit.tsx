import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import { DeletePanel } from "#app/ui/delete-panel.tsx";
import type { KitRemovalAnswer } from "./kit-answer.ts";

/** Deletes a kit after a question that names it. */
export function DeleteKit({ name, answer }: { name: string; answer: KitRemovalAnswer | undefined }) {
  const texts = {
    title: WORDS.delete,
    question: fill(WORDS.deleteQuestion, { name }),
    confirm: fill(WORDS.deleteConfirm, { name }),
  };
  return <DeletePanel texts={texts} refusal={answer?.refusal} />;
}
