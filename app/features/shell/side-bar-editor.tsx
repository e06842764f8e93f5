import "#app/ui/beside.css";
import "./side-bar-editor.css";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { SIDE_BAR_TEXTS } from "#copy/shell/frame.ts";
import { PAGES } from "#domain/access/pages.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SideBarList } from "./side-bar-list.tsx";
import type { SideBarEntry } from "./side-bar-entry.ts";
import { SideBarPreview } from "./side-bar-preview.tsx";
import { Button } from "#app/ui/button.tsx";

export type SideBarAnswer =
  | { step: "saved" | "reset"; entries: null }
  | { step: "moved"; entries: SideBarEntry[] }
  | { step: "refused"; entries: SideBarEntry[]; refusal: { title: string; description: string } | null };

/** Order and titles of the integrators' menu, with a preview. */
export function SideBarEditor({
  saved,
  answer,
}: {
  saved: readonly SideBarEntry[];
  answer: SideBarAnswer | undefined;
}) {
  const [entries, setEntries] = useState(answer?.entries ?? saved);
  const [seen, setSeen] = useState(answer);
  if (seen !== answer) {
    setSeen(answer);
    if (answer?.step === "reset") setEntries(usualOrder(saved));
  }
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="app-side-bar app-beside">
      {/* Enter presses the form's first button. */}
      <Button type="submit" kind="bare" className="gs-visually-hidden" tabIndex={-1} aria-hidden />
      <div className="app-stack app-gap-8">
        <SideBarNotice answer={answer} />
        <h2 className="app-heading">{SIDE_BAR_TEXTS.entries}</h2>
        <p className="app-small">
          {SIDE_BAR_TEXTS.entriesHint} {SIDE_BAR_TEXTS.offHint}
        </p>
        <SideBarList entries={entries} onChange={setEntries} />
        <div className="app-side-bar__actions app-row">
          <BusyButton
            isBusy={isBusy}
            label={SIDE_BAR_TEXTS.save}
            busyLabel={SIDE_BAR_TEXTS.saving}
            kind="primary"
          />
          <Button type="submit" name="intent" value="reset" disabled={isBusy}>
            {SIDE_BAR_TEXTS.reset}
          </Button>
        </div>
      </div>
      <SideBarPreview entries={entries} />
    </Form>
  );
}

/** The pages in their default order, with default titles. */
function usualOrder(entries: readonly SideBarEntry[]): SideBarEntry[] {
  return Object.keys(PAGES)
    .filter((name) => entries.some((entry) => entry.name === name))
    .map((name) => ({ name, title: "" }));
}

function SideBarNotice({ answer }: { answer: SideBarAnswer | undefined }) {
  switch (answer?.step) {
    case "saved":
      return <Notice tone="ok" title={SIDE_BAR_TEXTS.saved} description={SIDE_BAR_TEXTS.savedHint} />;
    case "reset":
      return <Notice tone="ok" title={SIDE_BAR_TEXTS.resetDone} description={SIDE_BAR_TEXTS.resetDoneHint} />;
    case "refused":
      return (
        <Notice
          title={answer.refusal?.title ?? SIDE_BAR_TEXTS.refused}
          description={answer.refusal?.description ?? SIDE_BAR_TEXTS.titleTooLong}
        />
      );
    default:
      return null;
  }
}
