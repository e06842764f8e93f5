import "./side-bar-editor.css";
import { fill } from "#copy/shared/fill.ts";
import { SIDE_BAR_TEXTS } from "#copy/shell/frame.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { MAX_TITLE_LENGTH } from "#domain/access/side-bar.ts";
import { OrderList } from "#app/ui/order-list.tsx";
import { orderEntries, type SideBarEntry } from "./side-bar-entry.ts";
import { HiddenField, Input } from "#app/ui/input.tsx";

export interface SideBarListProps {
  entries: readonly SideBarEntry[];
  onChange: (entries: readonly SideBarEntry[]) => void;
}

/** Entries in order, each with a field for its title. */
export function SideBarList({ entries, onChange }: SideBarListProps) {
  return (
    <OrderList
      ids={entries.map(({ name }) => name)}
      nameOf={pageTitle}
      onChange={(names) => {
        onChange(orderEntries(entries, names));
      }}
    >
      {(name) => (
        <TitleField
          name={name}
          title={entries.find((entry) => entry.name === name)?.title ?? ""}
          onTitle={(title) => {
            onChange(entries.map((entry) => (entry.name === name ? { name, title } : entry)));
          }}
        />
      )}
    </OrderList>
  );
}

function TitleField({ name, title, onTitle }: SideBarEntry & { onTitle: (title: string) => void }) {
  const page = pageTitle(name);
  return (
    <label className="app-side-bar__field">
      <HiddenField name="name" value={name} />
      <span className="app-strong">{page}</span>
      <Input
        name="title"
        value={title}
        maxLength={MAX_TITLE_LENGTH}
        placeholder={page}
        aria-label={fill(SIDE_BAR_TEXTS.titleOf, { page })}
        autoComplete="off"
        onChange={(event) => {
          onTitle(event.currentTarget.value);
        }}
      />
    </label>
  );
}

function pageTitle(name: string): string {
  return (PAGE_TITLES as Readonly<Record<string, string>>)[name] ?? name;
}
