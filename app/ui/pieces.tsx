import "./pieces.css";
import { useState } from "react";
import { fill } from "#copy/fill.ts";
import { UI_TEXTS } from "#copy/ui.ts";
import { AlertDialog, type AlertDialogProps } from "./alert-dialog.tsx";
import { DeletePanel } from "./delete-panel.tsx";
import { DoneLine } from "./done-line.tsx";
import { FormPart } from "./form-part.tsx";
import { Notice } from "./notice.tsx";
import { TextField } from "./text-field.tsx";

/** Every piece that pages are made of, as it looks today. */
export function Pieces() {
  const { badges, buttons, fields, form, notices } = UI_TEXTS;
  return (
    <main className="app-ui">
      <h1>{UI_TEXTS.title}</h1>
      <p className="app-quiet">{UI_TEXTS.intro}</p>
      <section aria-labelledby="buttons">
        <h2 id="buttons">{buttons.title}</h2>
        <div className="app-ui__row">
          <button type="button" className="gs-button">
            {buttons.plain}
          </button>
          <button type="button" className="gs-button gs-button--primary">
            {buttons.primary}
          </button>
          <button type="button" className="gs-button gs-button--primary gs-button--large">
            {buttons.large}
          </button>
          <button type="button" className="gs-button app-button--danger">
            {buttons.danger}
          </button>
          <button type="button" className="gs-button" disabled>
            {buttons.disabled}
          </button>
          <button type="button" className="gs-button gs-button--primary" aria-busy disabled>
            {buttons.busy}
          </button>
        </div>
      </section>
      <section aria-labelledby="badges">
        <h2 id="badges">{badges.title}</h2>
        <div className="app-ui__row">
          <span className="gs-badge">{badges.plain}</span>
          {(["info", "ok", "warn", "danger"] as const).map((tone) => (
            <span key={tone} className={`gs-badge gs-badge--${tone}`}>
              {badges[tone]}
            </span>
          ))}
        </div>
      </section>
      <section aria-labelledby="notices">
        <h2 id="notices">{notices.title}</h2>
        <Notice tone="ok" title={notices.ok} description={notices.okDetail} />
        <Notice title={notices.danger} description={notices.dangerDetail} />
      </section>
      <section aria-labelledby="fields">
        <h2 id="fields">{fields.title}</h2>
        <TextField name="power" label={fields.wrong} error="positive" errorText={fields.wrongText} />
      </section>
      <section aria-labelledby="form">
        <h2 id="form">{form.title}</h2>
        <DoneLine>{form.done}</DoneLine>
        <FormPart legend={form.part}>
          <TextField name="name" label={fields.name} hint={fields.nameHint} />
        </FormPart>
        <DeletePanel texts={form.remove} refusal={undefined} />
      </section>
      <Dialogs />
    </main>
  );
}

const TYPES = ["success", "error", "warning"] as const;
const ALIGNS = ["center", "right", "left"] as const;

/** The alert dialog in all its types and alignments, with the buttons that it has by itself. */
function Dialogs() {
  const texts = UI_TEXTS.dialogs;
  const [open, setOpen] = useState<Pick<AlertDialogProps, "type" | "align"> | null>(null);
  const [choice, setChoice] = useState<string | null>(null);
  const close = (chosen: string) => () => {
    setOpen(null);
    setChoice(chosen);
  };
  return (
    <section aria-labelledby="dialogs">
      <h2 id="dialogs">{texts.title}</h2>
      <div className="app-ui__row">
        {TYPES.flatMap((type) =>
          ALIGNS.map((align) => (
            <button
              key={`${type} ${align}`}
              type="button"
              className="gs-button"
              onClick={() => {
                setOpen({ type, align });
              }}
            >
              {fill(texts.open, { type: texts.types[type], align: texts.aligns[align] })}
            </button>
          )),
        )}
      </div>
      {choice !== null && <p role="status">{fill(texts.chosen, { choice })}</p>}
      {open && (
        <AlertDialog
          {...open}
          title={texts.question}
          message={texts.message}
          onConfirm={close(texts.confirmed)}
          onCancel={close(texts.cancelled)}
        />
      )}
    </section>
  );
}
