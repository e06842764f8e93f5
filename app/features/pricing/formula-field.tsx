import "./pricing.css";
import { lazy, type ReactNode, type RefObject, Suspense } from "react";
import { FieldFrame, type FieldControl } from "#app/ui/field-frame.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import type { Trial } from "./price-trial.ts";
import { TextArea } from "#app/ui/input.tsx";

const FormulaEditor = lazy(() =>
  loadChunk(async () => ({ default: (await import("./formula-editor.tsx")).FormulaEditor })),
);

/** What both the plain field and the editor give their text area. */
export type FormulaControl = FieldControl & { maxLength: number; rows: number; spellCheck: false };

/** Whose names a formula may use: those of a request, of a product alone, of what is recommended, or of the units of it
 *  that cost nothing. */
export type FormulaNames = "request" | "product" | "recommendation" | "freeUnits";

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
  names: FormulaNames;
  /** Whether nothing is said of it while it is empty. */
  isQuietWhenEmpty?: boolean;
  /** What it is tried with; left out where nothing is. */
  trial?: Trial | null;
  /** What it is worth, where a use tries formulas in its own way: asked once it is valid, after each pause. */
  worth?: (formula: string) => ReactNode;
  area: RefObject<HTMLTextAreaElement>;
  onChange: (value: string) => void;
}

/** A formula. Without scripts, and until its editor is there, a plain text area. */
export function FormulaField(props: FormulaFieldProps) {
  const { id, name, label, hint, error, isOpen, value, onChange, ...editor } = props;
  const isHydrated = useHydrated();
  return (
    <FieldFrame id={id} name={name} label={label} hint={hint} error={error} errorText={error}>
      {(frame) => {
        const control = { ...frame, maxLength: 4_000, rows: 3, spellCheck: false } as const;
        const plain = (
          <TextArea
            {...control}
            className="app-formula__text"
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
