import "#app/features/access/roles.css";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/access/roles.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { foldText } from "#app/lib/lists/fold-text.ts";
import { type ListedGroup, PermissionGroup } from "./permission-group.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export interface PermissionPickerProps {
  groups: readonly ListedGroup[];
  chosen: readonly string[];
  /** Permissions that the role had before: they may stay, whatever the person may give. */
  had: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** All permissions of a type of role, by group, with a search. */
export function PermissionPicker({ groups, chosen, had, onChange }: PermissionPickerProps) {
  const [search, setSearch] = useState("");
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const matches = ({ title, description }: ListedGroup["permissions"][number], group: string) => {
    const text = foldText(`${title} ${description} ${group}`);
    return words.every((word) => text.includes(word));
  };
  const listed = groups.map((one) => ({
    ...one,
    found: new Set(one.permissions.filter((entry) => matches(entry, one.title)).map(({ key }) => key)),
  }));
  const offered = groups.flatMap(({ permissions }) => permissions.map(({ key }) => key));
  const isOffered = (key: string) => offered.includes(key);
  const total = groups.reduce((sum, { permissions }) => sum + permissions.length, 0);
  const isLimited = groups.some(({ permissions }) => permissions.some(({ grantable }) => !grantable));
  return (
    <FormPart legend={TEXTS.permissions}>
      <div className="app-row app-row--between app-permissions__head">
        <p className="app-quiet" aria-live="polite">
          {fill(TEXTS.permissionsHint, { count: chosen.filter(isOffered).length, total })}
        </p>
        <Input
          type="search"
          className="app-permissions__search"
          placeholder={TEXTS.search}
          aria-label={TEXTS.search}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </div>
      {chosen
        .filter((key) => !isOffered(key))
        .map((key) => (
          <HiddenField key={key} name="permissions" value={key} />
        ))}
      {isLimited && <NoticeBox tone="warn">{TEXTS.notGrantable}</NoticeBox>}
      {listed.map(({ found, ...group }, index) => (
        <PermissionGroup
          key={group.group}
          group={group}
          found={found}
          isSearched={words.length > 0}
          startsOpen={index === 0}
          chosen={chosen}
          had={had}
          onChange={onChange}
        />
      ))}
      {listed.every(({ found }) => found.size === 0) && <p role="status">{TEXTS.nothingFound}</p>}
    </FormPart>
  );
}
