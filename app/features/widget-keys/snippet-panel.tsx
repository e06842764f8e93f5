import "#app/ui/form.css";
import "./snippet.css";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { WIDGET_KEY_WORDS as WORDS } from "#copy/widget-keys.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyCode } from "#app/ui/copy-field.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import {
  elementsOf,
  MOST_RADIUS_PX,
  readSnippet,
  type Snippet,
  SNIPPET_SCHEMES,
  snippetCode,
} from "./snippet.ts";
import { WidgetPreview } from "./widget-preview.tsx";

export interface SnippetPanelProps {
  /** The choices in the page's address. */
  asked: Snippet;
  /** Kits that can be named, as far as the person may see them. */
  kits: readonly { id: string; name: string }[];
  portal: string;
  publishableKey: string;
  showsKits: boolean;
}

/** Element and look of a widget, the code that follows from them, and the widget itself. The choices are an address:
 *  without scripts the button asks for the page with them. */
export function SnippetPanel({ asked, kits, portal, publishableKey, showsKits }: SnippetPanelProps) {
  const elements = elementsOf({ showsKits });
  const [snippet, setSnippet] = useState(asked);
  return (
    <>
      <Form
        className="app-snippet__choices"
        aria-label={WORDS.choices}
        preventScrollReset
        onChange={({ currentTarget }) => {
          const fields = Array.from(new FormData(currentTarget), ([name, value]) => [
            name,
            typeof value === "string" ? value : "",
          ]);
          setSnippet(readSnippet(new URLSearchParams(fields), elements));
        }}
      >
        <SelectField
          name="element"
          label={WORDS.element}
          options={elements.map((value) => ({ value, label: WORDS.elements[value] }))}
          defaultValue={asked.element}
        />
        <FormField
          name="kit"
          label={WORDS.kit}
          hint={WORDS.kitHint}
          list="snippet-kits"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          defaultValue={asked.kit}
        />
        <datalist id="snippet-kits">
          {kits.map(({ id, name }) => (
            <option key={id} value={id} label={name} />
          ))}
        </datalist>
        <FormField
          name="accent"
          label={WORDS.accent}
          hint={WORDS.accentHint}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          defaultValue={asked.accent}
        />
        <FormField
          name="radius"
          label={WORDS.radius}
          hint={WORDS.radiusHint}
          type="number"
          min={0}
          max={MOST_RADIUS_PX}
          defaultValue={asked.radius}
        />
        <SelectField
          name="density"
          label={WORDS.density}
          options={[{ value: "compact", label: WORDS.densityCompact }]}
          emptyLabel={WORDS.densityUsual}
          defaultValue={asked.density}
        />
        <SelectField
          name="scheme"
          label={WORDS.scheme}
          options={SNIPPET_SCHEMES.map((value) => ({ value, label: WORDS.schemes[value] }))}
          emptyLabel={WORDS.schemeOfPage}
          defaultValue={asked.scheme}
        />
        <Button type="submit">{WORDS.keepChoices}</Button>
      </Form>
      <CopyCode
        text={snippetCode(snippet, { portal, key: publishableKey })}
        label={WORDS.code}
        copy={WORDS.copyCode}
        copied={WORDS.copied}
      />
      <details className="app-form__fold" open>
        <summary>{WORDS.preview}</summary>
        <p className="app-quiet">{WORDS.previewHint}</p>
        <WidgetPreview {...{ snippet, portal, publishableKey }} />
      </details>
    </>
  );
}
