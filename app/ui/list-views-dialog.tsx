import "./list-views.css";
import { useFetcher, useLocation, useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { LIST_VIEW_TEXTS as TEXTS } from "#copy/ui/lists.ts";
import { MAX_VIEW_NAME, viewQuery, WHOLE_LIST } from "#domain/lists/list-views.ts";
import { formText } from "#app/lib/forms/form-text.ts";
import { HIDDEN_PARAM, hiddenParam } from "#app/lib/lists/list-address.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { FieldFrame } from "./field-frame.tsx";
import { ManageViews } from "./list-views-manage.tsx";
import { ModalDialog } from "./modal-dialog.tsx";
import { type ColumnChoice, readHiddenColumns } from "./use-hidden-columns.ts";
import type { ListViewsState } from "./use-list-views.ts";
import { Input, Tick } from "./input.tsx";
import { Button } from "./button.tsx";

export interface ListViewsDialogProps {
  task: "save" | "manage";
  state: ListViewsState;
  /** Query of the list as shown. */
  current: string;
  opensWith: string | null;
  table: string;
  onClose: () => void;
}

/** Saves the list as shown as a view, or manages the saved views. */
export function ListViewsDialog({ task, onClose, ...props }: ListViewsDialogProps) {
  const setDefault = useDefaultView();
  return (
    <ModalDialog title={task === "save" ? TEXTS.saveTitle : TEXTS.manage} onClose={onClose}>
      {task === "save" ? (
        <SaveView {...props} onDefault={setDefault} onClose={onClose} />
      ) : (
        <ManageViews {...props} onDefault={setDefault} onClose={onClose} />
      )}
    </ModalDialog>
  );
}

function SaveView({
  state,
  current,
  table,
  onDefault,
  onClose,
}: Omit<ListViewsDialogProps, "task"> & { onDefault: (query: string) => void }) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = formText(fields, "viewName", 200);
    const query = await withColumns(current, { ...signedIn, table });
    setBusy(true);
    const refused = await state.save({ name, query, isShared: fields.has("isShared") });
    setBusy(false);
    setError(refused ?? undefined);
    if (refused !== null) return;
    if (fields.has("opensWith")) onDefault(query);
    onClose();
    navigate(`?${query}`, { replace: true, preventScrollReset: true });
  };
  return (
    <form
      className="app-views__form app-stack app-gap-12"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <p className="app-page-hint">{TEXTS.saveHint}</p>
      <FieldFrame name="viewName" label={TEXTS.name} error={error} errorText={error}>
        {(control) => <Input {...control} maxLength={MAX_VIEW_NAME} autoComplete="off" />}
      </FieldFrame>
      <label className="app-views__check">
        <Tick name="opensWith" />
        {TEXTS.opensWith}
      </label>
      <div>
        <label className="app-views__check">
          <Tick name="isShared" aria-describedby="view-share-hint" />
          {TEXTS.share}
        </label>
        <p id="view-share-hint" className="app-page-hint">
          {TEXTS.shareHint}
        </p>
      </div>
      <div className="app-alert__actions">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button type="submit" kind="primary" disabled={isBusy} aria-busy={isBusy}>
          {TEXTS.confirmSave}
        </Button>
      </div>
    </form>
  );
}

/** The query with the hidden columns, if the person has chosen any. */
async function withColumns(query: string, choice: ColumnChoice): Promise<string> {
  const params = new URLSearchParams(query);
  if (params.has(HIDDEN_PARAM)) return query;
  const hidden = await readHiddenColumns(choice);
  if (hidden === null) return query;
  const filters = query === WHOLE_LIST ? [] : [...params];
  const all = [...filters, [HIDDEN_PARAM, hiddenParam(hidden)] as const];
  return viewQuery(
    all,
    all.map(([name]) => name),
  );
}

/** Returns a function that sets the view that the list opens with, in a cookie: the server has to know it before
 *  scripts run. */
function useDefaultView(): (query: string) => void {
  const { submit } = useFetcher();
  const { pathname } = useLocation();
  return (query) => {
    submit({ list: pathname, view: query }, { method: "post", action: "/lista" });
  };
}
