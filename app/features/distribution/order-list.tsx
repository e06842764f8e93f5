import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ORDER_LIST_TEXTS as TEXTS } from "#copy/distribution.ts";
import { fill } from "#copy/fill.ts";
import { moveEntry, stepEntry } from "../settings/side-bar-order.ts";

/** A center in its place: `name` is its id, `title` what people read. */
export interface OrderEntry {
  name: string;
  title: string;
  note?: ReactNode;
}

export interface OrderListProps {
  /** Name of the hidden fields that send the ids in order. */
  field: string;
  label: string;
  entries: readonly OrderEntry[];
  onChange: (ids: readonly string[]) => void;
  /** Takes one out; without it all stay. */
  onRemove?: (id: string) => void;
}

/** Centers in their order: dragged by the handle, or moved by buttons, which say where a center is now. Without
 *  JavaScript the buttons ask the server. */
export function OrderList({ field, label, entries, onChange, onRemove }: OrderListProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ name: string; step: string | null } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // A browser may drop the focus of what is put elsewhere.
    if (moved?.step != null) list.current?.querySelector<HTMLElement>(`[value="${moved.step}"]`)?.focus();
  }, [moved]);
  const place = entries.findIndex(({ name }) => name === moved?.name);
  const change = (next: readonly { name: string }[]) => {
    onChange(next.map(({ name }) => name));
  };
  return (
    <>
      <ol className="app-order-list" aria-label={label} ref={list}>
        {entries.map((entry, index) => (
          <OrderRow
            key={entry.name}
            field={field}
            entry={entry}
            position={index + 1}
            total={entries.length}
            isDragged={dragged === entry.name}
            onStep={(step) => {
              change(stepEntry(entries, step));
              setMoved({ name: entry.name, step });
            }}
            onDrag={() => {
              setDragged(entry.name);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              const from = entries.findIndex(({ name }) => name === dragged);
              if (isPast(event, index - from)) change(moveEntry(entries, dragged, index));
            }}
            onDragEnd={() => {
              setDragged(null);
              setMoved({ name: entry.name, step: null });
            }}
            onRemove={onRemove}
          />
        ))}
      </ol>
      <p className="gs-visually-hidden" role="status">
        {place >= 0 &&
          fill(TEXTS.moved, {
            name: entries[place]?.title ?? "",
            position: place + 1,
            total: entries.length,
          })}
      </p>
    </>
  );
}

interface OrderRowProps {
  field: string;
  entry: OrderEntry;
  position: number;
  total: number;
  isDragged: boolean;
  onStep: (step: string) => void;
  onDrag: () => void;
  onDragOver: (event: DragEvent) => void;
  onDragEnd: () => void;
  onRemove: ((id: string) => void) | undefined;
}

function OrderRow(props: OrderRowProps) {
  const { field, entry, position, total, isDragged, onStep, onDrag, onDragOver, onDragEnd, onRemove } = props;
  const { name, title, note } = entry;
  const step = (direction: "up" | "down", isEnd: boolean) => ({
    step: `${name}:${direction}`,
    label: fill(direction === "up" ? TEXTS.up : TEXTS.down, { name: title }),
    isEnd,
    onStep,
  });
  return (
    <li className="app-order-list__row" data-dragged={isDragged} onDragOver={onDragOver} onDrop={onDragOver}>
      <input type="hidden" name={field} value={name} />
      <span
        className="app-order-list__handle"
        draggable
        title={fill(TEXTS.drag, { name: title })}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", name);
          const row = event.currentTarget.parentElement;
          if (row) event.dataTransfer.setDragImage(row, 16, 16);
          onDrag();
        }}
        onDragEnd={onDragEnd}
      >
        <IconGripVertical size={18} stroke={1.75} aria-hidden />
      </span>
      <span className="app-order-list__place" aria-hidden>
        {position}
      </span>
      <span className="app-order-list__name">
        <strong>{title}</strong>
        {note !== undefined && <small>{note}</small>}
      </span>
      <StepButton {...step("up", position === 1)} icon={IconArrowUp} />
      <StepButton {...step("down", position === total)} icon={IconArrowDown} />
      {onRemove && (
        <button
          type="submit"
          name="remove"
          value={name}
          className="app-icon-button"
          aria-label={fill(TEXTS.remove, { name: title })}
          onClick={(event) => {
            event.preventDefault();
            onRemove(name);
          }}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** Keeps the focus also at the end of the list, where it does nothing. */
function StepButton({
  step,
  label,
  isEnd,
  icon: Icon,
  onStep,
}: {
  step: string;
  label: string;
  isEnd: boolean;
  icon: typeof IconArrowUp;
  onStep: (step: string) => void;
}) {
  return (
    <button
      type="submit"
      name="move"
      value={step}
      className="app-icon-button"
      aria-label={label}
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
