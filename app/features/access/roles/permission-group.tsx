import "#app/features/access/roles.css";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/access/roles.ts";
import { Tick } from "#app/ui/input.tsx";

export interface ListedGroup {
  group: string;
  title: string;
  permissions: readonly { key: string; title: string; description: string; grantable: boolean }[];
}

export interface PermissionGroupProps {
  group: ListedGroup;
  /** Keys of the permissions that match the search. */
  found: ReadonlySet<string>;
  isSearched: boolean;
  startsOpen: boolean;
  chosen: readonly string[];
  had: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** A folding group of permissions. Permissions that do not match the search are hidden and still part of the form. */
export function PermissionGroup(props: PermissionGroupProps) {
  const { group, found, isSearched, startsOpen, chosen, had, onChange } = props;
  const [isOpen, setIsOpen] = useState(startsOpen);
  const entries = group.permissions.map((entry) => ({
    ...entry,
    isChosen: chosen.includes(entry.key),
    mayChange: entry.grantable || had.includes(entry.key),
  }));
  const count = entries.filter(({ isChosen }) => isChosen).length;

  function set(keys: readonly string[], isChosen: boolean): void {
    const rest = chosen.filter((key) => !keys.includes(key));
    onChange(isChosen ? [...rest, ...keys] : rest);
  }

  return (
    <details
      className="app-permissions"
      open={isSearched || isOpen}
      hidden={found.size === 0}
      onToggle={(event) => {
        if (!isSearched) setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className="app-row app-row--between app-gap-12 app-permissions__summary">
        <span>{group.title}</span>
        <span className="app-quiet">
          {fill(TEXTS.groupCount, { count, total: group.permissions.length })}
        </span>
      </summary>
      <SelectAll
        title={group.title}
        entries={entries.filter(({ key, mayChange }) => mayChange && found.has(key))}
        onSet={set}
      />
      <ul className="app-permissions__list">
        {entries.map((entry) => (
          <li key={entry.key} hidden={!found.has(entry.key)}>
            <label className="app-check app-permission" data-disabled={!entry.mayChange}>
              <Tick
                name="permissions"
                value={entry.key}
                checked={entry.isChosen}
                disabled={!entry.mayChange}
                onChange={(event) => {
                  set([entry.key], event.currentTarget.checked);
                }}
              />
              <span>
                <strong>{entry.title}</strong>
                <small>{entry.description}</small>
                {!entry.mayChange && <small className="app-permission__why">{TEXTS.notHeld}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Ticked when all permissions are, indeterminate when some are. */
function SelectAll({
  title,
  entries,
  onSet,
}: {
  title: string;
  entries: readonly { key: string; isChosen: boolean }[];
  onSet: (keys: readonly string[], isChosen: boolean) => void;
}) {
  const count = entries.filter(({ isChosen }) => isChosen).length;
  const isAll = entries.length > 0 && count === entries.length;
  return (
    <label className="app-check app-permission app-permission--all">
      <Tick
        checked={isAll}
        disabled={entries.length === 0}
        ref={(input) => {
          if (input !== null) input.indeterminate = count > 0 && !isAll;
        }}
        onChange={(event) => {
          onSet(
            entries.map(({ key }) => key),
            event.currentTarget.checked,
          );
        }}
      />
      <span>{fill(TEXTS.selectAll, { group: title })}</span>
    </label>
  );
}
