import "./data-table.css";
import "./list-views.css";
import { type FormEvent, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { LIST_VIEW_TEXTS as TEXTS } from "#copy/ui/lists.ts";
import { MAX_VIEW_NAME } from "#domain/lists/list-views.ts";
import type { SavedView } from "#domain/lists/saved-view-schema.ts";
import { formText } from "#app/lib/forms/form-text.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { ListViewsState } from "./use-list-views.ts";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";
import { Badge } from "./badge.tsx";

/** Tasks on a view's own line. */
const TASKS = ["rename", "delete"] as const;
type Task = (typeof TASKS)[number];

export interface ManageViewsProps {
  state: ListViewsState;
  opensWith: string | null;
  /** Called with the query that the list opens with from now on; empty for the whole list. */
  onDefault: (query: string) => void;
  onClose: () => void;
}

/** Renames and deletes views of a list, and sets the one that it opens with. */
export function ManageViews({ state, opensWith, onDefault, onClose }: ManageViewsProps) {
  const { views } = state;
  const [open, setOpen] = useState<{ id: string; task: Task } | null>(null);
  const [error, setError] = useState("");
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
          const task = open?.id === view.id ? open.task : null;
          if (task === "rename") {
            return (
              <li key={view.id} className="app-row">
                <RenameView view={view} state={state} onClose={close} />
              </li>
            );
          }
          if (task === "delete") {
            return (
              <li key={view.id} className="app-row">
                <DeleteView
                  name={view.name}
                  onConfirm={() => {
                    void state.remove(view).then((refused) => {
                      setError(refused ?? "");
                      if (refused === null && isDefault) onDefault("");
                    });
                    close();
                  }}
                  onClose={close}
                />
              </li>
            );
          }
          return (
            <ViewLine
              key={view.id}
              view={view}
              isDefault={isDefault}
              onDefault={onDefault}
              onTask={(next) => {
                setOpen({ id: view.id, task: next });
              }}
              onShare={() => {
                const { name, query, isShared } = view;
                void state.save({ name, query, isShared: !isShared }, view).then((refused) => {
                  setError(refused ?? "");
                });
              }}
            />
          );
        })}
      </ul>
      <p className="app-views__error" role="alert">
        {error}
      </p>
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
  onShare,
}: Pick<ManageViewsProps, "onDefault"> & {
  view: SavedView;
  isDefault: boolean;
  onTask: (task: Task) => void;
  onShare: () => void;
}) {
  const { isShared, mayChange, ownerName } = view;
  return (
    <li className="app-row">
      <span className="app-views__name">{view.name}</span>
      {isShared && <span className="app-quiet">{fill(TEXTS.by, { name: ownerName })}</span>}
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
        {mayChange && (
          <Button
            kind="bare"
            className="app-data__clear"
            aria-label={fill(isShared ? TEXTS.unshareNamed : TEXTS.shareNamed, view)}
            onClick={onShare}
          >
            {isShared ? TEXTS.unshare : TEXTS.shareOne}
          </Button>
        )}
        {(mayChange ? TASKS : []).map((task) => (
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

function RenameView({
  view,
  state,
  onClose,
}: {
  view: SavedView;
  state: ListViewsState;
  onClose: () => void;
}) {
  const { name, query, isShared } = view;
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = formText(new FormData(event.currentTarget), "viewName", 200);
    const refused = await state.save({ name: next, query, isShared }, view);
    setError(refused ?? undefined);
    if (refused === null) onClose();
  };
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
