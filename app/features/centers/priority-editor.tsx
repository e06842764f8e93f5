import "./distribution.css";
import "#app/ui/form.css";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { CENTER_ORDER_TEXTS, CENTERS_TEXTS, PRIORITY_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { StaleNotice } from "#app/ui/form-notice.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { useAnswerFocus } from "#app/ui/use-answer-focus.ts";
import { CenterOrder } from "./center-order.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface PriorityCenter {
  id: string;
  name: string;
  active: boolean;
  place: string;
}

/** The answer to an order that was not saved, or that a button moved. */
export interface PriorityAnswer {
  key: string;
  centerIds: readonly string[];
  before: readonly string[];
  refusal: { code: string; title: string; description: string } | null;
}

/** The delivery priority: centers moved by pointer or keyboard, and saved together. */
export function PriorityEditor({
  centers,
  answer,
}: {
  centers: readonly PriorityCenter[];
  answer: PriorityAnswer | undefined;
}) {
  const stored = centers.map(({ id }) => id);
  const [before] = useState(answer?.before ?? stored);
  const [ids, setIds] = useState(answer?.centerIds ?? stored);
  const form = useAnswerFocus(answer);
  const byId = new Map(centers.map((center) => [center.id, center]));
  const entries = ids.flatMap((id) => byId.get(id) ?? []);
  const firstActive = entries.find(({ active }) => active)?.id;
  const isDirty = JSON.stringify(ids) !== JSON.stringify(before);
  const isStale = answer?.refusal?.code === "STALE_VERSION";
  return (
    <Form ref={form} method="post" className="app-form app-priority">
      <HiddenField name="before" value={JSON.stringify(before)} />
      {/* Enter presses the form's first button. */}
      <Button kind="bare" type="submit" hidden tabIndex={-1} />
      {isStale && <StaleNotice texts={TEXTS} />}
      {answer?.refusal && !isStale && <Notice {...answer.refusal} />}
      <CenterOrder
        label={CENTERS_TEXTS.list}
        centers={entries.map(({ id, name, active, place }) => ({
          id,
          name,
          note: [place, active ? null : TEXTS.inactive, id === firstActive ? CENTER_ORDER_TEXTS.first : null]
            .filter(Boolean)
            .join(" · "),
        }))}
        onChange={setIds}
      />
      <SaveBar
        text={isDirty ? TEXTS.changed : TEXTS.noChanges}
        isDirty={isDirty}
        isNew={false}
        labels={TEXTS}
        onDiscard={() => {
          setIds(before);
        }}
      />
      <LeaveGuard isDirty={isDirty} message={TEXTS.unsaved} onLeave={() => undefined} />
    </Form>
  );
}
