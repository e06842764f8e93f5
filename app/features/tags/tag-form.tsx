import "./tags.css";
import "#app/ui/form.css";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { TAG_TEXTS as TEXTS } from "#copy/tags.ts";
import { TAG_COLOR, TAG_COLORS } from "#domain/tags/tag.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { ColorChoice } from "#app/ui/color-choice.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** The refusal of what was sent, with the values. */
export interface TagAnswer {
  values: { name: string; color: string };
  /** Code of what is wrong with the name or the colour. */
  error: string | null;
  refusal: { title: string; description: string } | undefined;
  /** Unique for each answer. */
  key: string;
}

/** Form of a tag in its place in the list. Leaving it restores name and colour.
 *  @param tag - null for a new one
 *  @param backTo - address of the list without the form */
export function TagForm({
  title,
  tag,
  answer,
  backTo,
}: {
  title: string;
  tag: { id: string; name: string; color: string; version: number } | null;
  answer: TagAnswer | undefined;
  backTo: string;
}) {
  const begun = tag ?? { name: "", color: TAG_COLOR };
  const [values, setValues] = useState(answer?.values ?? { name: begun.name, color: begun.color });
  const form = useRef<HTMLFormElement>(null);
  const isSaving = useNavigation().formData !== undefined;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[name="name"]')?.focus();
  }, [answer]);
  return (
    <Panel as="div" className="app-card app-tag-form">
      <Form
        ref={form}
        method="post"
        className="app-stack app-gap-12"
        noValidate
        preventScrollReset
        aria-label={title}
      >
        <h2 className="app-heading">{title}</h2>
        <HiddenField name="intent" value={tag === null ? "create" : "update"} />
        {tag !== null && <HiddenField name="id" value={tag.id} />}
        {tag !== null && <HiddenField name="version" value={tag.version} />}
        <FormField
          name="name"
          label={TEXTS.name}
          error={answer?.error ?? undefined}
          autoComplete="off"
          maxLength={30}
          value={values.name}
          onChange={(event) => {
            setValues({ ...values, name: event.currentTarget.value });
          }}
        />
        <ColorChoice
          colors={TAG_COLORS}
          value={values.color}
          begun={begun.color}
          onChange={(color) => {
            setValues({ ...values, color });
          }}
        />
        <div className="app-row">
          <BusyButton
            isBusy={isSaving}
            label={tag === null ? TEXTS.create : TEXTS.save}
            busyLabel={TEXTS.saving}
            kind="primary"
          />
          <LinkButton to={backTo} preventScrollReset>
            {TEXTS.cancel}
          </LinkButton>
        </div>
      </Form>
    </Panel>
  );
}

/** Asks before a tag is deleted. */
export function TagRemoval({
  tag: { id, name, uses },
  backTo,
}: {
  tag: { id: string; name: string; uses: number };
  backTo: string;
}) {
  const question = TEXTS.question[uses === 0 ? "none" : uses === 1 ? "one" : "many"];
  return (
    <Panel as="div" className="app-card app-tag-form">
      <Form method="post" className="app-stack app-gap-12" preventScrollReset>
        <HiddenField name="id" value={id} />
        <p>{fill(question, { name, count: String(uses) })}</p>
        <div className="app-row">
          <LinkButton to={backTo} preventScrollReset>
            {TEXTS.cancel}
          </LinkButton>
          <BusyButton
            isBusy={useNavigation().formData !== undefined}
            name="intent"
            value="delete"
            label={TEXTS.confirm}
            busyLabel={TEXTS.saving}
            kind="danger"
          />
        </div>
      </Form>
    </Panel>
  );
}

/** Links of a tag's row. */
export function TagLinks({ id, name, base }: { id: string; name: string; base: string }) {
  return (
    <>
      <Link
        className="app-link-button"
        to={`${base}&editar=${id}`}
        preventScrollReset
        aria-label={fill(TEXTS.editNamed, { name })}
      >
        {TEXTS.edit}
      </Link>
      <Link
        className="app-link-button"
        to={`${base}&excluir=${id}`}
        preventScrollReset
        aria-label={fill(TEXTS.removeNamed, { name })}
      >
        {TEXTS.remove}
      </Link>
    </>
  );
}
