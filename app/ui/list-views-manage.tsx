import "./data-table.css";
import "./list-views.css";
import { type FormEvent, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { LIST_VIEW_TEXTS as TEXTS } from "#copy/ui/lists.ts";
import {
  type ListView,
  MAX_VIEW_NAME,
  removeView,
  renameView,
  type ViewRefusal,
} from "#domain/lists/list-views.ts";
import { formText } from "#app/lib/forms/form-text.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { ChangeViews } from "./use-list-views.ts";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";
import { Badge } from "./badge.tsx";

/** Tasks on a view's own line. */
const TASKS = ["rename", "delete"] as const;
type Task = (typeof TASKS)[number];

export interface ManageViewsProps {
  views: readonly ListView[];
  change: ChangeViews;
  opensWith: string | null;
  /** Called with the query that the list opens with from now on; empty for the whole list. */
  onDefault: (query: string) => void;
  onClose: () => void;
}

/** Renames and deletes views of a list, and sets the one that it opens with. */
export function ManageViews({ views, change, opensWith, onDefault, onClose }: ManageViewsProps) {
  const [open, setOpen] = useState<{ name: string; task: Task } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    // The pressed button is gone, so the focus goes to the list.
    place.current?.focus();
    setOpen(null);
  };
  const isLost = opensWith !== null && views.every(({ query }) => query !== opensWith);
  return (
    <div ref={place} className="app-views__manage" tabIndex={-1}>
      {views.length === 0 && <p className="app-page-hint">{TEXTS.none}</p>}
      <ul className="app-stack app-gap-0">
        {views.map((view) => {
          const isDefault = view.query === opensWith;
          const task = open?.name === view.name ? open.task : null;
          if (task === "rename") {
            return (
              <li key={view.name} className="app-row">
                <RenameView name={view.name} change={change} onClose={close} />
              </li>
            );
          }
          if (task === "delete") {
            return (
              <li key={view.name} className="app-row">
                <DeleteView
                  name={view.name}
                  onConfirm={() => {
                    void change((known) => ({ views: removeView(known, view.name) }));
                    if (isDefault) onDefault("");
                    close();
                  }}
                  onClose={close}
                />
              </li>
            );
          }
          return (
            <ViewLine
              key={view.name}
              view={view}
              isDefault={isDefault}
              onDefault={onDefault}
              onTask={(next) => {
                setOpen({ name: view.name, task: next });
              }}
            />
          );
        })}
      </ul>
      {isLost && (
        <p className="app-views__lost">
          {TEXTS.lostDefault}
          <Button
            kind="bare"
            className="app-data__clear"
            onClick={() => {
              onDefault("");
            }}
          >
            {TEXTS.noDefaultAtAll}
          </Button>
        </p>
      )}
      <div className="app-alert__actions">
        <Button onClick={onClose}>{TEXTS.close}</Button>
      </div>
    </div>
  );
}

function ViewLine({
  view,
  isDefault,
  onDefault,
  onTask,
}: Pick<ManageViewsProps, "onDefault"> & {
  view: ListView;
  isDefault: boolean;
  onTask: (task: Task) => void;
}) {
  return (
    <li className="app-row">
      <span className="app-views__name">{view.name}</span>
      {isDefault && <Badge tone="info">{TEXTS.default}</Badge>}
      <span className="app-views__actions">
        <Button
          kind="bare"
          className="app-data__clear"
          aria-label={fill(isDefault ? TEXTS.noDefaultNamed : TEXTS.makeDefaultNamed, view)}
          onClick={() => {
            onDefault(isDefault ? "" : view.query);
          }}
        >
          {isDefault ? TEXTS.noDefault : TEXTS.makeDefault}
        </Button>
        {TASKS.map((task) => (
          <Button
            key={task}
            kind="bare"
            className="app-data__clear"
            aria-label={fill(TEXTS[`${task}Named`], view)}
            onClick={() => {
              onTask(task);
            }}
          >
            {TEXTS[task]}
          </Button>
        ))}
      </span>
    </li>
  );
}

function RenameView({ name, change, onClose }: { name: string; change: ChangeViews; onClose: () => void }) {
  const [refusal, setRefusal] = useState<ViewRefusal | null>(null);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = formText(new FormData(event.currentTarget), "viewName", 200);
    const refused = await change((views) => renameView(views, name, next));
    setRefusal(refused);
    if (refused === null) onClose();
  };
  const error = refusal === null ? undefined : TEXTS.refused[refusal];
  return (
    <form
      className="app-views__form app-stack app-gap-12"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <FieldFrame name="viewName" label={fill(TEXTS.newName, { name })} error={error} errorText={error}>
        {(control) => (
          <Input
            {...control}
            ref={focusOnce}
            defaultValue={name}
            maxLength={MAX_VIEW_NAME}
            autoComplete="off"
          />
        )}
      </FieldFrame>
      <div className="app-alert__actions">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button type="submit" kind="primary">
          {TEXTS.rename}
        </Button>
      </div>
    </form>
  );
}

function DeleteView({
  name,
  onConfirm,
  onClose,
}: {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <div
      role="group"
      aria-label={fill(TEXTS.deleteNamed, { name })}
      className="app-views__form app-stack app-gap-12"
    >
      <p>{fill(TEXTS.deleteQuestion, { name })}</p>
      <div className="app-alert__actions">
        <Button ref={focusOnce} onClick={onClose}>
          {TEXTS.cancel}
        </Button>
        <Button kind="danger" onClick={onConfirm}>
          {TEXTS.deleteConfirm}
        </Button>
      </div>
    </div>
  );
}

/** Moves the focus to the element that replaced the pressed button. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
