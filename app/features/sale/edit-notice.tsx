import "./buying.css";
import { EDITING_TEXTS as TEXTS } from "#copy/sale/buying.ts";
import { fill } from "#copy/shared/fill.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Says on every page of buying which saved request is gone on with, what becomes of it, and how to leave it as it is. */
export function EditNotice({ editing: { kind, code, name, path } }: { editing: EditingView }) {
  return (
    <div className="gs-panel app-buyer" role="note">
      <p>
        <span className="app-small">{TEXTS.titles[kind]}</span> <strong>{code}</strong> {name}
        <span className="app-subline">{fill(TEXTS.hints[kind], { code })}</span>
      </p>
      <LinkButton to={path}>{TEXTS.leave}</LinkButton>
    </div>
  );
}
