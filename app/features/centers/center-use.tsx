import "./distribution.css";
import "#app/ui/form.css";
import { Form } from "@remix-run/react";
import { CENTER_USE_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ManagedCenter } from "#domain/centers/center-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { RefusalAnswer } from "../records/record-answer.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface CenterUseProps {
  center: Pick<ManagedCenter, "name" | "active" | "version" | "use">;
  /** Names of the regions in which the center comes first. */
  firstIn: readonly string[];
  answer: RefusalAnswer | undefined;
}

/** What depends on a center, and the buttons that close, open and delete it, each with its consequences. */
export function CenterUsePanel({ center, firstIn, answer }: CenterUseProps) {
  const { use, active } = center;
  const facts = [
    [TEXTS.products, use.products],
    [TEXTS.onHand, use.onHand],
    [TEXTS.reserved, use.reserved],
    [TEXTS.openReservations, use.openReservations],
    [TEXTS.chosenBy, use.chosenBy],
  ] as const;
  return (
    <aside className="app-stack" aria-label={TEXTS.title}>
      <Panel as="div" title={TEXTS.title} className="app-form__part">
        <dl className="app-sums">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="app-strong">{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {active ? (
        <Deactivate center={center} firstIn={firstIn} answer={answer} />
      ) : (
        <Form method="post" className="gs-panel app-form__part">
          {answer?.intent === "activate" && <Notice {...answer.refusal} />}
          <p>{TEXTS.activateHint}</p>
          <SwitchButton center={center} intent="activate" label={TEXTS.activate} />
        </Form>
      )}
      <Remove name={center.name} answer={answer} />
    </aside>
  );
}

function Deactivate({ center, firstIn, answer }: CenterUseProps) {
  const refused = answer?.intent === "deactivate" ? answer.refusal : null;
  const losses = lossesOf(center.use, firstIn);
  return (
    <details className="gs-panel app-form__part app-form__fold app-center-details" open={refused !== null}>
      <summary>{TEXTS.deactivate}</summary>
      {refused && <Notice {...refused} />}
      <p>{TEXTS.deactivateHint}</p>
      <ul className="app-stack app-consequences">
        {losses.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Form method="post">
        <SwitchButton
          center={center}
          intent="deactivate"
          label={fill(TEXTS.deactivateConfirm, { name: center.name })}
          isDanger
        />
      </Form>
    </details>
  );
}

function SwitchButton({
  center,
  intent,
  label,
  isDanger = false,
}: {
  center: Pick<ManagedCenter, "version">;
  intent: "activate" | "deactivate";
  label: string;
  isDanger?: boolean;
}) {
  return (
    <>
      <HiddenField name="version" value={center.version} />
      <Button type="submit" name="intent" value={intent} kind={isDanger ? "danger" : "primary"}>
        {label}
      </Button>
    </>
  );
}

function Remove({ name, answer }: { name: string; answer: RefusalAnswer | undefined }) {
  const refused = answer?.intent === "delete" ? answer.refusal : null;
  return (
    <details className="gs-panel app-form__part app-form__fold app-center-details" open={refused !== null}>
      <summary>{TEXTS.remove}</summary>
      {refused && <Notice {...refused} />}
      <p>{TEXTS.removeHint}</p>
      <p>{fill(TEXTS.removeQuestion, { name })}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="delete" kind="danger">
          {fill(TEXTS.removeConfirm, { name })}
        </Button>
      </Form>
    </details>
  );
}

/** What closing a center costs, in sentences. */
function lossesOf(use: ManagedCenter["use"], firstIn: readonly string[]): string[] {
  const { openReservations, chosenBy, onHand } = use;
  const losses = [
    ...(openReservations === 0 ? [] : [reservationsText(openReservations)]),
    ...(chosenBy === 0 ? [] : [choicesText(chosenBy)]),
    ...(onHand === 0 ? [] : [fill(TEXTS.losesStock, { count: formatNumber(onHand) })]),
    ...(firstIn.length === 0 ? [] : [fill(TEXTS.losesRegions, { regions: firstIn.join(", ") })]),
  ];
  return losses.length === 0 ? [TEXTS.losesNothing] : losses;
}

function reservationsText(count: number): string {
  return count === 1
    ? TEXTS.losesReservationsOne
    : fill(TEXTS.losesReservations, { count: formatNumber(count) });
}

function choicesText(count: number): string {
  return count === 1 ? TEXTS.losesChoicesOne : fill(TEXTS.losesChoices, { count: formatNumber(count) });
}
