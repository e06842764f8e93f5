import "#app/ui/form.css";
import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { WIDGET_KEY_WORDS as WORDS } from "#copy/widget-keys.ts";
import { KEY_OVERLAP_DAYS } from "#domain/widget-keys/key-overlap.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyField } from "#app/ui/copy-field.tsx";
import { instantText } from "#app/ui/format-text.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SnippetPanel, type SnippetPanelProps } from "./snippet-panel.tsx";

export interface KeyCodeProps {
  widgetKey: { name: string; key: string; version: number; formerUntil: string | null; showsKits: boolean };
  /** Origin of the distributor's portal. */
  portal: string;
  /** Choices for the code, and kits that can be named in it. */
  snippet: Pick<SnippetPanelProps, "asked" | "kits">;
  /** Why the key was not renewed. */
  refusal: { title: string; description: string } | undefined;
}

/** What is pasted into other sites, and the key's renewal. */
export function KeyCode({ widgetKey, portal, snippet, refusal }: KeyCodeProps) {
  const { name, key, version, formerUntil, showsKits } = widgetKey;
  return (
    <Panel title={WORDS.code} className="app-card app-stack app-gap-12">
      <p className="app-quiet">{WORDS.codeHint}</p>
      <SnippetPanel {...snippet} {...{ portal, showsKits }} publishableKey={key} />
      <CopyField text={key} label={WORDS.key} copy={WORDS.copyKey} copied={WORDS.copied} />
      {formerUntil !== null && <p>{fill(WORDS.former, { day: instantText(formerUntil) })}</p>}
      <details className="app-form__fold" open={refusal !== undefined}>
        <summary>{WORDS.renew}</summary>
        {refusal && <Notice {...refusal} />}
        <Form method="post" className="app-row app-row--between app-form__confirm">
          <HiddenField name="version" value={version} />
          <p>{fill(WORDS.renewQuestion, { name, days: KEY_OVERLAP_DAYS })}</p>
          <Button type="submit" name="intent" value="renew">
            {fill(WORDS.renewConfirm, { name })}
          </Button>
        </Form>
      </details>
    </Panel>
  );
}
