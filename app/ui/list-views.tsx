import "./data-table.css";
import "./list-views.css";
import { Link, useLocation } from "@remix-run/react";
import { IconBookmark } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { LIST_VIEW_TEXTS as TEXTS } from "#copy/ui/lists.ts";
import { viewQuery, WHOLE_LIST } from "#domain/lists/list-views.ts";
import { HIDDEN_PARAM } from "#app/lib/lists/list-address.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { MenuDetails } from "./menu-details.tsx";
import { useListViews } from "./use-list-views.ts";
import { Button } from "./button.tsx";
import { Badge } from "./badge.tsx";

const ListViewsDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import("./list-views-dialog.tsx")).ListViewsDialog })),
);

/** Data of a list's views. */
export interface ListViewsProps {
  /** Caption of the list's table, whose hidden columns are part of a view. */
  table: string;
  /** Query of the view that the list opens with. */
  opensWith: string | null;
  /** Query parameters that are part of a view. */
  names: readonly string[];
}

/** Saved views of a list, as links. The menu needs JavaScript, so its place stays empty before. */
export function ListViews({ table, opensWith, names }: ListViewsProps) {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const state = useListViews();
  const { views, status } = state;
  const [dialog, setDialog] = useState<"save" | "manage" | null>(null);
  const current = viewQuery(new URLSearchParams(search), [...names, "sort", HIDDEN_PARAM]);
  const close = () => {
    setDialog(null);
  };
  const label = (
    <>
      <IconBookmark size={16} stroke={1.75} aria-hidden />
      {TEXTS.views}
    </>
  );
  return (
    <div className="app-views">
      <MenuDetails
        label={label}
        className={isHydrated ? "" : "app-drop--off"}
        onToggle={(isOpen) => {
          if (isOpen) state.load();
        }}
      >
        <ul className="app-drop__list" aria-label={TEXTS.views}>
          <ViewLink name={TEXTS.whole} query={WHOLE_LIST} current={current} />
        </ul>
        {GROUPS.map(({ title, isShared }) => {
          const shown = views.filter((view) => view.isShared === isShared);
          return (
            shown.length > 0 && (
              <ul key={title} className="app-drop__list" aria-label={title}>
                <li className="app-quiet app-views__group" aria-hidden>
                  {title}
                </li>
                {shown.map(({ id, name, query }) => (
                  <ViewLink
                    key={id}
                    name={name}
                    query={query}
                    current={current}
                    isDefault={query === opensWith}
                  />
                ))}
              </ul>
            )
          );
        })}
        <p className="app-quiet app-views__group" role="status">
          {status === "loading" && TEXTS.loading}
          {status === "failed" && TEXTS.failed}
        </p>
        {status === "failed" && <MenuButton label={TEXTS.again} isStaying onClick={state.load} />}
        <div className="app-views__ways">
          <MenuButton label={TEXTS.save} onClick={() => setDialog("save")} />
          {(views.some(({ mayChange }) => mayChange) || opensWith !== null) && (
            <MenuButton label={TEXTS.manage} onClick={() => setDialog("manage")} />
          )}
        </div>
      </MenuDetails>
      {dialog !== null && (
        <Suspense>
          <ListViewsDialog
            task={dialog}
            state={state}
            current={current}
            opensWith={opensWith}
            table={table}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Groups of views, in their order. */
const GROUPS = [
  { title: TEXTS.own, isShared: false },
  { title: TEXTS.shared, isShared: true },
] as const;

function ViewLink({
  name,
  query,
  current,
  isDefault = false,
}: {
  name: string;
  query: string;
  current: string;
  isDefault?: boolean;
}) {
  return (
    <li>
      <Link to={`?${query}`} aria-current={query === current ? "true" : undefined} preventScrollReset>
        <span className="app-views__name">{name}</span>
        {isDefault && <Badge>{TEXTS.default}</Badge>}
      </Link>
    </li>
  );
}

function MenuButton({
  label,
  isStaying = false,
  onClick,
}: {
  label: string;
  /** Whether the menu stays open. */
  isStaying?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      kind="bare"
      className="app-data__clear"
      onClick={({ currentTarget }) => {
        if (isStaying) {
          onClick();
          return;
        }
        const menu = currentTarget.closest("details");
        // On closing, the dialog returns the focus to the element that had it at opening.
        menu?.querySelector("summary")?.focus();
        if (menu !== null) menu.open = false;
        onClick();
      }}
    >
      {label}
    </Button>
  );
}
