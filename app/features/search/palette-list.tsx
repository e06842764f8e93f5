import {
  IconBolt,
  IconBox,
  IconBuilding,
  IconClipboardList,
  IconFileText,
  IconHistory,
  IconSolarPanel,
  IconUsers,
  type TablerIcon,
} from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { fill } from "#copy/shared/fill.ts";
import { PALETTE_GROUPS, PALETTE_TEXTS } from "#copy/search.ts";
import { markMatches } from "./match-text.ts";
import type { PaletteEntry, PaletteGroup } from "./palette-entries.ts";
import type { RecordSearch } from "./use-record-search.ts";
import { Button } from "#app/ui/button.tsx";

export interface PaletteListProps {
  id: string;
  /** Entries, sorted by group. */
  entries: readonly PaletteEntry[];
  active: PaletteEntry | undefined;
  query: string;
  search: RecordSearch;
  optionId: (entry: PaletteEntry) => string;
  onActivate: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}

const ICONS = {
  recent: IconHistory,
  pages: IconFileText,
  actions: IconBolt,
  requests: IconClipboardList,
  integrators: IconUsers,
  products: IconBox,
  kits: IconSolarPanel,
  distributors: IconBuilding,
} as const satisfies Record<PaletteGroup, TablerIcon>;

/** Results by group, and the status of the search for records. */
export function PaletteList({ id, entries, query, search, ...rest }: PaletteListProps) {
  const { state } = search;
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div className="app-stack app-gap-0 app-palette__body">
      <div
        id={id}
        className="app-palette__list"
        role="listbox"
        aria-label={PALETTE_TEXTS.results}
        aria-busy={state === "searching"}
      >
        {groups.map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="app-subline app-palette__group" role="presentation">
              {PALETTE_GROUPS[group]}
            </p>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Option key={entry.key} entry={entry} query={query} {...rest} />
              ))}
          </div>
        ))}
      </div>
      {state === "searching" && (
        <div className="app-stack app-gap-8 app-palette__skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      {state === "failed" && (
        <div className="app-row app-row--between app-palette__notice" role="alert">
          <p>{PALETTE_TEXTS.failed}</p>
          <Button onClick={search.retry}>{PALETTE_TEXTS.retry}</Button>
        </div>
      )}
      {entries.length === 0 && (state === "done" || state === "idle") && (
        <div className="app-quiet app-palette__nothing">
          <p>
            <strong>{fill(PALETTE_TEXTS.nothing, { query: query.trim() })}</strong>
          </p>
          <p>{PALETTE_TEXTS.nothingHint}</p>
        </div>
      )}
    </div>
  );
}

function Option({
  entry,
  active,
  query,
  optionId,
  onActivate,
  onChoose,
}: { entry: PaletteEntry } & Pick<
  PaletteListProps,
  "active" | "query" | "optionId" | "onActivate" | "onChoose"
>) {
  const line = useRef<HTMLDivElement>(null);
  const isActive = entry === active;
  const Icon = ICONS[entry.group];
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // The field handles keys, and names the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={line}
      id={optionId(entry)}
      role="option"
      aria-selected={isActive}
      className="app-row app-gap-12 app-palette__option"
      onPointerMove={() => {
        if (!isActive) onActivate(entry);
      }}
      onClick={() => {
        onChoose(entry);
      }}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className="app-cut app-palette__title">
        <Marked text={entry.title} query={query} />
      </span>
      {entry.detail !== "" && (
        <span className="app-small app-palette__detail">
          <Marked text={entry.detail} query={query} />
        </span>
      )}
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((part, index) =>
    // Parts have no id but their position.
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
