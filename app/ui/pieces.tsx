import "./pieces.css";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { UI_TEXTS } from "#copy/ui/ui.ts";
import { AlertDialog, type AlertDialogProps } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";
import { DeletePanel } from "./delete-panel.tsx";
import { DoneLine } from "./done-line.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { FormPart } from "./form-part.tsx";
import { Select, TextArea, Tick } from "./input.tsx";
import { LinkButton } from "./link-button.tsx";
import { Notice } from "./notice.tsx";
import { Table } from "./table.tsx";
import { TextField } from "./text-field.tsx";
import { Badge } from "./badge.tsx";

/** Every piece that pages are made of, as it looks today. */
export function Pieces() {
  const { badges, buttons, fields, form, notices } = UI_TEXTS;
  return (
    <main className="app-ui">
      <h1>{UI_TEXTS.title}</h1>
      <p className="app-quiet">{UI_TEXTS.intro}</p>
      <section aria-labelledby="layout">
        <h2 id="layout">{UI_TEXTS.layout.title}</h2>
        <Layout />
      </section>
      <section aria-labelledby="table">
        <h2 id="table">{UI_TEXTS.table.title}</h2>
        <Table
          labelledBy="table"
          rows={UI_TEXTS.table.rows}
          keyOf={([name]) => name}
          columns={[
            { head: UI_TEXTS.table.name, cell: ([name]) => name },
            { head: UI_TEXTS.table.power, kind: "number", cell: ([, power]) => power },
            {
              head: UI_TEXTS.table.actions,
              kind: "actions",
              cell: () => <Button kind="link">{UI_TEXTS.table.open}</Button>,
            },
          ]}
        />
      </section>
      <section aria-labelledby="buttons">
        <h2 id="buttons">{buttons.title}</h2>
        <div className="app-row">
          {(["plain", "primary", "danger", "link", "bare"] as const).map((kind) => (
            <Button key={kind} kind={kind}>
              {buttons[kind]}
            </Button>
          ))}
          {(["icon", "sign"] as const).map((kind) => (
            <Button key={kind} kind={kind} aria-label={buttons[kind]}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </Button>
          ))}
          <Button kind="primary" size="large">
            {buttons.large}
          </Button>
          <Button disabled>{buttons.disabled}</Button>
          <Button kind="primary" aria-busy disabled>
            {buttons.busy}
          </Button>
          <LinkButton to="/ui">{buttons.asLink}</LinkButton>
        </div>
      </section>
      <section aria-labelledby="badges">
        <h2 id="badges">{badges.title}</h2>
        <div className="app-row">
          <Badge>{badges.plain}</Badge>
          {(["info", "ok", "warn", "danger"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {badges[tone]}
            </Badge>
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
        <FieldFrame name="note" label={fields.note} hint={fields.noteHint}>
          {(control) => <TextArea {...control} rows={2} />}
        </FieldFrame>
        <FieldFrame name="state" label={fields.state}>
          {(control) => (
            <Select {...control}>
              {fields.states.map((state) => (
                <option key={state} value={state}>
                  {state}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <label className="app-check">
          <Tick name="rural" />
          <span>
            <strong>{fields.rural}</strong>
          </span>
        </label>
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

/** How things stand to each other, and what texts are. */
function Layout() {
  const { stack, row, facts, sums } = UI_TEXTS.layout;
  return (
    <div className="app-grid">
      <div className="gs-panel app-pad app-stack app-gap-4">
        <h3 className="app-heading">{stack.title}</h3>
        <p className="app-small">{stack.text}</p>
        <h4 className="app-subheading">{stack.parts}</h4>
        <ul className="app-lines">
          {stack.lines.map((line) => (
            <li key={line} className="app-strong app-wrap">
              {line}
              <small className="app-subline" data-tone="warn">
                {stack.note}
              </small>
            </li>
          ))}
        </ul>
      </div>
      <div className="gs-panel app-pad app-stack app-gap-12">
        <div className="app-row app-row--between">
          <h3 className="app-heading">{row.title}</h3>
          <Button>{row.action}</Button>
        </div>
        <div className="app-row app-row--top app-gap-24">
          <p className="app-small app-grow">{row.text}</p>
          <Badge>{row.badge}</Badge>
        </div>
        <div className="app-row app-row--end app-row--bottom app-gap-0">
          <Button kind="link">{row.action}</Button>
        </div>
      </div>
      <dl className="gs-panel app-pad app-facts app-facts--columns">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="gs-panel app-pad app-facts app-facts--beside">
        {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={value}>{value}</dd>])}
      </dl>
      <dl className="gs-panel app-pad app-sums">
        {sums.map(([name, value], at) => (
          <div key={name} className={at === sums.length - 1 ? "app-sums__total" : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
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
      <div className="app-row">
        {TYPES.flatMap((type) =>
          ALIGNS.map((align) => (
            <Button
              key={`${type} ${align}`}
              onClick={() => {
                setOpen({ type, align });
              }}
            >
              {fill(texts.open, { type: texts.types[type], align: texts.aligns[align] })}
            </Button>
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
