import "./buying.css";
import { EDITING_TEXTS as TEXTS } from "#copy/sale/buying.ts";
import { fill } from "#copy/shared/fill.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Code } from "#app/ui/code.tsx";

/** Tells on every buying page which saved request the purchase continues and what will become of it, with a link
 *  that leaves it unchanged. */
export function EditNotice({ editing: { kind, code, name, path } }: { editing: EditingView }) {
  return (
    <Panel as="div" className="app-row app-row--between app-buyer" role="note">
      <p>
        <span className="app-small">{TEXTS.titles[kind]}</span>{" "}
        <strong>
          <Code>{code}</Code>
        </strong>{" "}
        {name}
        <span className="app-subline">{fill(TEXTS.hints[kind], { code })}</span>
      </p>
      <LinkButton to={path}>{TEXTS.leave}</LinkButton>
    </Panel>
  );
}
