import "./order-list.css";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { ORDER_LIST_TEXTS } from "#copy/ui/lists.ts";
import { moveId, stepId } from "#app/lib/lists/list-order.ts";
import { Button } from "./button.tsx";

export interface OrderListProps {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onChange: (ids: string[]) => void;
  /** Accessible name of the list, where it has no heading. */
  label?: string;
  /** Content of a row, between its handle and its buttons. */
  children: (id: string) => ReactNode;
  /** Actions after the buttons of a row. */
  actions?: ((id: string) => ReactNode) | undefined;
}

/** A sortable list: entries are dragged by a handle or moved by buttons, which announce the new position. Before
 *  JavaScript the buttons ask the server: `move=<id>:up`. */
export function OrderList({ ids, nameOf, onChange, label, children, actions }: OrderListProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ id: string; step: string | null } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // A browser may drop the focus of an element that moves.
    if (moved?.step != null) list.current?.querySelector<HTMLElement>(`[value="${moved.step}"]`)?.focus();
  }, [moved]);
  const place = ids.findIndex((id) => id === moved?.id);
  return (
    <>
      <ol className="app-stack app-order-list" aria-label={label} ref={list}>
        {ids.map((id, index) => {
          const name = nameOf(id);
          const onDragOver = (event: DragEvent) => {
            if (dragged === null) return;
            event.preventDefault();
            if (isPast(event, index - ids.indexOf(dragged))) onChange(moveId(ids, dragged, index));
          };
          const arrow = (direction: "up" | "down", isEnd: boolean) => (
            <StepButton
              direction={direction}
              step={`${id}:${direction}`}
              name={name}
              isEnd={isEnd}
              onStep={(step) => {
                onChange(stepId(ids, step));
                setMoved({ id, step });
              }}
            />
          );
          return (
            <li
              key={id}
              className="gs-panel app-order-list__row"
              data-dragged={dragged === id}
              onDragOver={onDragOver}
              onDrop={onDragOver}
            >
              <Handle
                id={id}
                name={name}
                onDrag={setDragged}
                onDragEnd={() => {
                  setDragged(null);
                  setMoved({ id, step: null });
                }}
              />
              <div className="app-order-list__content">{children(id)}</div>
              <div className="app-order-list__arrows">
                {arrow("up", index === 0)}
                {arrow("down", index === ids.length - 1)}
              </div>
              {actions?.(id)}
            </li>
          );
        })}
      </ol>
      <p className="gs-visually-hidden" role="status">
        {place >= 0 &&
          fill(ORDER_LIST_TEXTS.moved, {
            name: nameOf(moved?.id ?? ""),
            position: place + 1,
            total: ids.length,
          })}
      </p>
    </>
  );
}

function Handle({
  id,
  name,
  onDrag,
  onDragEnd,
}: {
  id: string;
  name: string;
  onDrag: (id: string) => void;
  onDragEnd: () => void;
}) {
  return (
    <span
      className="app-order-list__handle"
      draggable
      title={fill(ORDER_LIST_TEXTS.drag, { name })}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", id);
        const row = event.currentTarget.parentElement;
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
        onDrag(id);
      }}
      onDragEnd={onDragEnd}
    >
      <IconGripVertical size={18} stroke={1.75} aria-hidden />
    </span>
  );
}

/** A button that stays focusable at the end of the list, where it does nothing. */
function StepButton({
  direction,
  step,
  name,
  isEnd,
  onStep,
}: {
  direction: "up" | "down";
  step: string;
  name: string;
  isEnd: boolean;
  onStep: (step: string) => void;
}) {
  const Icon = direction === "up" ? IconArrowUp : IconArrowDown;
  return (
    <Button
      type="submit"
      name="move"
      value={step}
      kind="icon"
      aria-label={fill(ORDER_LIST_TEXTS[direction], { name })}
      aria-disabled={isEnd}
      onClick={(event) => {
        event.preventDefault();
        if (!isEnd) onStep(step);
      }}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </Button>
  );
}

/** Whether the pointer is far enough inside a row above or below the dragged one. */
function isPast({ currentTarget, clientY }: DragEvent, distance: number): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  return distance < 0 ? share < 0.75 : distance > 0 && share > 0.25;
}
