import "#app/features/catalog/product-grid.css";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { ProductField } from "#domain/catalog/product-fields.ts";
import type { FieldLookups } from "#domain/catalog/parse-product-field.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** How an edit ends: the direction in which the active cell moves, or cancelled. */
export type EditEnd = "down" | "up" | "right" | "left" | "stay" | "cancel";

export interface GridCellEditorProps {
  field: ProductField;
  lookups: FieldLookups;
  /** The field's first text; undefined when the person began by typing. */
  text: string;
  label: string;
  style: { top: number; left: number; width: number; height: number };
  onEnd: (text: string, end: EditEnd) => void;
}

/** The field over the active cell. Enter, Tab and leaving the field take the text; Escape discards it. */
export function GridCellEditor({ field, lookups, text, label, style, onEnd }: GridCellEditorProps) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLTextAreaElement>(null);
  const hasEnded = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  const finish = (how: EditEnd) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(input.current?.value ?? typed, how);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && event.altKey) breakLine(input.current);
    const end = endOf(event);
    if (end === null) return;
    event.preventDefault();
    finish(end);
  };
  const choices = choicesOf(field, lookups);
  const starting = choices.filter((choice) => choice.toLowerCase().includes(typed.toLowerCase()));
  return (
    <div className="app-sheet__editor" style={style}>
      <textarea
        ref={input}
        rows={1}
        value={typed}
        aria-label={label}
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish("stay")}
        onPaste={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
      />
      {choices.length > 0 && (
        <Panel as="ul" className="app-sheet__choices">
          {(starting.length > 0 ? starting : choices).slice(0, 12).map((choice) => (
            <li key={choice}>
              <Button
                kind="bare"
                tabIndex={-1}
                onPointerDown={(event) => {
                  event.preventDefault();
                  if (input.current) input.current.value = choice;
                  finish("down");
                }}
              >
                {choice}
              </Button>
            </li>
          ))}
        </Panel>
      )}
    </div>
  );
}

/** Alt+Enter begins a new line within the cell, as in other spreadsheets. */
function breakLine(input: HTMLTextAreaElement | null): void {
  input?.setRangeText("\n", input.selectionStart, input.selectionEnd, "end");
  input?.dispatchEvent(new Event("input", { bubbles: true }));
}

function endOf({ key, shiftKey, altKey }: KeyboardEvent): EditEnd | null {
  if (key === "Escape") return "cancel";
  if (key === "Enter" && !altKey) return shiftKey ? "up" : "down";
  if (key === "Tab") return shiftKey ? "left" : "right";
  return null;
}

/** The choices of a field, by their labels. */
function choicesOf(field: ProductField, { choices, categories, yes, no }: FieldLookups): string[] {
  if (field.kind === "boolean") return [yes, no];
  if (field.kind === "category") return categories.map(({ name }) => name);
  if (field.kind !== "choice") return [];
  return field.options.map((option) => choices[field.key]?.[option] ?? option);
}
