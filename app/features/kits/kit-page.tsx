import "#app/styles/popups.css";
import "#app/styles/closed-kits.css";
import { Link } from "@remix-run/react";
import { CLOSED_KIT_WORDS as WORDS, CLOSED_KITS_TEXTS } from "#copy/closed-kits.ts";
import { PAGES } from "#domain/access/pages.ts";
import { DoneLine } from "#app/components/done-line.tsx";
import { DeleteKit } from "./delete-kit.tsx";
import type { KitAnswer, KitRemovalAnswer } from "./kit-answer.ts";
import { KitEditor, type KitEditorProps } from "./kit-editor.tsx";

export interface KitPageProps extends Pick<
  KitEditorProps,
  "form" | "parts" | "workshop" | "currentPath" | "draft"
> {
  /** Null for a new one. */
  kit: { id: string; name: string; version: number } | null;
  isSaved: boolean;
  answer: KitAnswer | KitRemovalAnswer | undefined;
}

/** A kit for those who make it. */
export function KitPage({ kit, isSaved, answer, ...editor }: KitPageProps) {
  return (
    <section className="app-kit-page">
      <div className="app-page-head">
        <h1 className="app-page-title">{kit?.name ?? WORDS.newTitle}</h1>
        {kit && (
          <Link className="gs-button" to={`${PAGES.EquipmentKitDetails.path}?copiar=${kit.id}`}>
            {CLOSED_KITS_TEXTS.duplicate}
          </Link>
        )}
      </div>
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
