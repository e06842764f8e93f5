import "./closed-kits.css";
import { CLOSED_KIT_WORDS as WORDS, CLOSED_KITS_TEXTS } from "#copy/closed-kits.ts";
import { PAGES } from "#domain/access/pages.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import type { KitAnswer, KitRemovalAnswer } from "./kit-answer.ts";
import { KitEditor, type KitEditorProps } from "./kit-editor.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { fill } from "#copy/shared/fill.ts";
import { DeletePanel } from "#app/ui/delete-panel.tsx";

export interface KitPageProps extends Pick<
  KitEditorProps,
  "form" | "parts" | "workshop" | "currentPath" | "draft"
> {
  /** Null for a new kit. */
  kit: { id: string; name: string; version: number } | null;
  isSaved: boolean;
  answer: KitAnswer | KitRemovalAnswer | undefined;
}

/** Page of a closed kit, for the distributor. */
export function KitPage({ kit, isSaved, answer, ...editor }: KitPageProps) {
  return (
    <section className="app-kit-page">
      <PageHead title={kit?.name ?? WORDS.newTitle}>
        {kit && (
          <LinkButton to={`${PAGES.EquipmentKitDetails.path}?copiar=${kit.id}`}>
            {CLOSED_KITS_TEXTS.duplicate}
          </LinkButton>
        )}
      </PageHead>
      <DoneLine>{isSaved && WORDS.saved}</DoneLine>
      <KitEditor
        {...editor}
        version={kit?.version ?? null}
        answer={answer?.kind === "form" ? answer : undefined}
      />
      {kit && <DeleteKit name={kit.name} answer={answer?.kind === "removal" ? answer : undefined} />}
    </section>
  );
}

/** Deletes a kit after a question that names it. */
function DeleteKit({ name, answer }: { name: string; answer: KitRemovalAnswer | undefined }) {
  const texts = {
    title: WORDS.delete,
    question: fill(WORDS.deleteQuestion, { name }),
    confirm: fill(WORDS.deleteConfirm, { name }),
  };
  return <DeletePanel texts={texts} refusal={answer?.refusal} />;
}
