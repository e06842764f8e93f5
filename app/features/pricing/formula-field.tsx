import { lazy, Suspense, type RefObject } from "react";
import { FieldFrame, type FieldControl } from "#app/components/field-frame.tsx";
import { loadChunk } from "#app/lib/load-chunk.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import type { Trial } from "./price-trial.ts";

const FormulaEditor = lazy(() =>
  loadChunk(async () => ({ default: (await import("./formula-editor.tsx")).FormulaEditor })),
);

/** What both the plain field and the editor give their text area. */
export type FormulaControl = FieldControl & { maxLength: number; rows: number; spellCheck: false };

export type FormulaNames = "request" | "product";

export interface FormulaFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  /** What is wrong with it, as the server saw it. */
  error: string | undefined;
  hint?: string | undefined;
  /** Whether it is in sight: the editor comes when it is. */
  isOpen: boolean;
  /** Whose names it may use: those of a request, or of a product alone. */
  names: FormulaNames;
  /** What it is tried with; left out where nothing is. */
  trial?: Trial | null;
  area: RefObject<HTMLTextAreaElement>;
  onChange: (value: string) => void;
}

/** A formula. Without scripts, and until its editor is there, a plain text area. */
export function FormulaField(props: FormulaFieldProps) {
  const { id, name, label, hint, error, isOpen, value, onChange, ...editor } = props;
  const isHydrated = useHydrated();
  return (
    <FieldFrame
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      errorText={error}
      className="app-formula"
    >
      {(frame) => {
        const control = { ...frame, maxLength: 4_000, rows: 3, spellCheck: false } as const;
        const plain = (
          <textarea
            {...control}
            className="app-input app-formula__text"
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
          />
        );
        if (!isHydrated || !isOpen) return plain;
        return (
          <Suspense fallback={plain}>
            <FormulaEditor control={control} value={value} onChange={onChange} {...editor} />
          </Suspense>
        );
      }}
    </FieldFrame>
  );
}
