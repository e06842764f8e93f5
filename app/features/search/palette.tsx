import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { PALETTE_TEXTS } from "#copy/search.ts";
import { MAX_SEARCH_LENGTH } from "#domain/search/search-limits.ts";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import type { PageToOpen } from "./pages-to-open.ts";
import { type PaletteAction, paletteEntries, type PaletteEntry } from "./palette-entries.ts";
import { PaletteList } from "./palette-list.tsx";
import {
  readRecent,
  type RecentChoice,
  type RecentOwner,
  withRecent,
  writeRecent,
} from "./recent-choices.ts";
import { useRecordSearch } from "./use-record-search.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface PaletteProps {
  owner: RecentOwner;
  pages: readonly PageToOpen[];
  actions: readonly PaletteAction[];
  onOpen: (path: string) => void;
  onAction: (action: PaletteAction) => void;
  onClose: () => void;
}

/** Palette over the page: one field for pages, actions and records, usable by keyboard or pointer. */
export function Palette({ owner, pages, actions, onOpen, onAction, onClose }: PaletteProps) {
  const [query, setQuery] = useState("");
  const [activeKey, setActiveKey] = useState("");
  const recent = useRecent(owner);
  const search = useRecordSearch(query);
  const id = useId();
  const entries = paletteEntries({ pages, actions, recent, found: search.groups }, query);
  const activeIndex = Math.max(
    0,
    entries.findIndex(({ key }) => key === activeKey),
  );
  const active = entries[activeIndex];
  const optionId = (entry: PaletteEntry) => `${id}-${entries.indexOf(entry)}`;

  const choose = ({ choice }: PaletteEntry) => {
    onClose();
    if (typeof choice === "string") {
      onAction(choice);
      return;
    }
    void writeRecent(owner, withRecent(recent, choice));
    onOpen(choice.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== "Enter")) return;
    event.preventDefault();
    if (step === undefined) {
      if (active) choose(active);
      return;
    }
    const next = entries[(activeIndex + step + entries.length) % entries.length];
    if (next) setActiveKey(next.key);
  };
  return (
    <ModalDialog title={PALETTE_TEXTS.title} hasHiddenTitle className="app-palette" onClose={onClose}>
      <div className="app-row app-gap-12 app-palette__head">
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <Input
          bare
          className="app-palette__field"
          type="text"
          role="combobox"
          aria-label={PALETTE_TEXTS.title}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={PALETTE_TEXTS.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActiveKey("");
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton onClose={onClose} />
      </div>
      <PaletteList
        id={`${id}-list`}
        entries={entries}
        active={active}
        query={query}
        search={search}
        optionId={optionId}
        onActivate={({ key }) => {
          setActiveKey(key);
        }}
        onChoose={choose}
      />
      <p className="gs-visually-hidden" role="status">
        {search.state === "searching" ? PALETTE_TEXTS.searching : countText(entries.length)}
      </p>
      <PaletteKeys />
    </ModalDialog>
  );
}

/** Closes the palette: labelled with its key, on a phone with a word. */
function CloseButton({ onClose }: Pick<PaletteProps, "onClose">) {
  return (
    <Button kind="bare" className="app-palette__close" onClick={onClose}>
      <kbd>Esc</kbd>
      <span>{PALETTE_TEXTS.closePalette}</span>
    </Button>
  );
}

/** Visible help on the keys. */
function PaletteKeys() {
  return (
    <p className="app-subline app-palette__keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {PALETTE_TEXTS.move}
      </span>
      <span>
        <kbd>↵</kbd> {PALETTE_TEXTS.confirm}
      </span>
      <span>
        <kbd>Esc</kbd> {PALETTE_TEXTS.close}
      </span>
    </p>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function countText(count: number): string {
  return count === 1 ? PALETTE_TEXTS.foundOne : fill(PALETTE_TEXTS.foundMany, { count });
}

function useRecent({ userId, distributorId }: RecentOwner): readonly RecentChoice[] {
  const [recent, setRecent] = useState<readonly RecentChoice[]>([]);
  useEffect(() => {
    let isWanted = true;
    void readRecent({ userId, distributorId }).then((choices) => {
      if (isWanted) setRecent(choices);
    });
    return () => {
      isWanted = false;
    };
  }, [userId, distributorId]);
  return recent;
}
