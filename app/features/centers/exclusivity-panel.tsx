import "./distribution.css";
import "#app/ui/form.css";
import { Form } from "@remix-run/react";
import { EXCLUSIVITY_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { fill } from "#copy/shared/fill.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Shows whether integrators choose their center, with the switch. Before the switch is confirmed, it tells who is
 *  affected and how. */
export function ExclusivityPanel({
  exclusivity,
  withoutCenter,
}: {
  exclusivity: boolean;
  /** Number of people who would have to choose. */
  withoutCenter: number;
}) {
  const consequences: readonly string[] = exclusivity ? TEXTS.offConsequences : TEXTS.onConsequences;
  return (
    <Panel className="app-form__part app-exclusivity" aria-labelledby="exclusivity">
      <div className="app-row">
        <h2 className="app-heading" id="exclusivity">
          {TEXTS.title}
        </h2>
        <Badge tone={exclusivity ? "ok" : "info"}>{exclusivity ? TEXTS.on : TEXTS.off}</Badge>
      </div>
      <p className="app-step__hint">{exclusivity ? TEXTS.onHint : TEXTS.offHint}</p>
      <details className="app-form__fold app-exclusivity__switch">
        <summary>{exclusivity ? TEXTS.turnOff : TEXTS.turnOn}</summary>
        <ul className="app-stack app-consequences">
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {!exclusivity && withoutCenter > 0 && (
            <li>
              {withoutCenter === 1 ? TEXTS.mustChooseOne : fill(TEXTS.mustChoose, { count: withoutCenter })}
            </li>
          )}
        </ul>
        <Form method="post" preventScrollReset>
          <HiddenField name="exclusivity" value={String(!exclusivity)} />
          <Button type="submit" kind="primary">
            {exclusivity ? TEXTS.confirmOff : TEXTS.confirmOn}
          </Button>
        </Form>
      </details>
    </Panel>
  );
}
