import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { fill } from "#copy/fill.ts";
import { SIDE_BAR_TEXTS } from "#copy/frame.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { MAX_TITLE_LENGTH } from "#domain/access/side-bar.ts";
import { moveEntry, type SideBarEntry, stepEntry } from "./side-bar-order.ts";

export interface SideBarListProps {
  entries: readonly SideBarEntry[];
  onChange: (entries: readonly SideBarEntry[]) => void;
}

/** The entries in their order: dragged by the handle, or moved by buttons, which say where an entry is now. Without
 *  JavaScript the buttons ask the server. */
export function SideBarList({ entries, onChange }: SideBarListProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ name: string; step: string | null } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // A browser may drop the focus of what is put elsewhere.
    if (moved?.step != null) list.current?.querySelector<HTMLElement>(`[value="${moved.step}"]`)?.focus();
  }, [moved]);
  const place = entries.findIndex(({ name }) => name === moved?.name);
  return (
    <>
      <ol className="app-side-bar__list" ref={list}>
        {entries.map((entry, index) => (
          <SideBarRow
            key={entry.name}
            entry={entry}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            isDragged={dragged === entry.name}
            onTitle={(title) => {
              onChange(entries.map((other) => (other === entry ? { ...entry, title } : other)));
            }}
            onStep={(step) => {
              onChange(stepEntry(entries, step));
              setMoved({ name: entry.name, step });
            }}
            onDrag={() => {
              setDragged(entry.name);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              const from = entries.findIndex(({ name }) => name === dragged);
              if (isPast(event, index - from)) onChange(moveEntry(entries, dragged, index));
            }}
            onDragEnd={() => {
              setDragged(null);
              setMoved({ name: entry.name, step: null });
            }}
          />
        ))}
      </ol>
      <p className="gs-visually-hidden" role="status">
        {place >= 0 &&
          fill(SIDE_BAR_TEXTS.moved, {
            page: titleOf(moved?.name ?? ""),
            position: String(place + 1),
            total: String(entries.length),
          })}
      </p>
    </>
  );
}

interface SideBarRowProps {
  entry: SideBarEntry;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onTitle: (title: string) => void;
  onStep: (step: string) => void;
  onDrag: () => void;
  onDragOver: (event: DragEvent) => void;
  onDragEnd: () => void;
}

function SideBarRow(props: SideBarRowProps) {
  const { entry, isFirst, isLast, isDragged, onTitle, onStep, onDrag, onDragOver, onDragEnd } = props;
  const page = titleOf(entry.name);
  return (
    <li className="app-side-bar__row" data-dragged={isDragged} onDragOver={onDragOver} onDrop={onDragOver}>
      <input type="hidden" name="name" value={entry.name} />
      <span
        className="app-side-bar__handle"
        draggable
        title={fill(SIDE_BAR_TEXTS.drag, { page })}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", entry.name);
          const row = event.currentTarget.parentElement;
          if (row) event.dataTransfer.setDragImage(row, 16, 16);
          onDrag();
        }}
        onDragEnd={onDragEnd}
      >
        <IconGripVertical size={18} stroke={1.75} aria-hidden />
      </span>
      <label className="app-side-bar__field">
        <span className="app-side-bar__page">{page}</span>
        <input
          className="app-input"
          name="title"
          value={entry.title}
          maxLength={MAX_TITLE_LENGTH}
          placeholder={page}
          aria-label={fill(SIDE_BAR_TEXTS.titleOf, { page })}
          autoComplete="off"
          onChange={(event) => {
            onTitle(event.currentTarget.value);
          }}
        />
      </label>
      <StepButton
        step={`${entry.name}:up`}
        label={SIDE_BAR_TEXTS.up}
        page={page}
        isEnd={isFirst}
        onStep={onStep}
      />
      <StepButton
        step={`${entry.name}:down`}
        label={SIDE_BAR_TEXTS.down}
        page={page}
        isEnd={isLast}
        onStep={onStep}
      />
    </li>
  );
}

interface StepButtonProps {
  step: string;
  label: string;
  page: string;
  isEnd: boolean;
  onStep: (step: string) => void;
}

/** Keeps the focus also at the end of the list, where it does nothing. */
function StepButton({ step, label, page, isEnd, onStep }: StepButtonProps) {
  const Icon = label === SIDE_BAR_TEXTS.up ? IconArrowUp : IconArrowDown;
  return (
    <button
      type="submit"
      name="move"
      value={step}
      className="app-icon-button"
      aria-label={fill(label, { page })}
      aria-disabled={isEnd}
      onClick={(event) => {
        event.preventDefault();
        if (!isEnd) onStep(step);
      }}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

/** Whether the pointer is well inside a row that lies above or below the one that is dragged. */
function isPast({ currentTarget, clientY }: DragEvent, distance: number): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  return distance < 0 ? share < 0.75 : distance > 0 && share > 0.25;
}

function titleOf(name: string): string {
  return (PAGE_TITLES as Readonly<Record<string, string>>)[name] ?? name;
}
