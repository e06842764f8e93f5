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

/** Props of the text area that the plain field and the editor share. */
export type FormulaControl = FieldControl & { maxLength: number; rows: number; spellCheck: false };

/** The set of names that a formula may use: of a request, of a single product, of recommended products, or of
 *  their free units. */
export type FormulaNames = "request" | "product" | "recommendation" | "freeUnits";

export interface FormulaFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  /** The server's message about the formula. */
  error: string | undefined;
  hint?: string | undefined;
  /** Whether the field is visible: only then the editor is loaded. */
  isOpen: boolean;
  names: FormulaNames;
  /** Whether an empty formula shows no message. */
  isQuietWhenEmpty?: boolean;
  /** The item that the formula is tried with; left out for a field without trials. */
  trial?: Trial | null;
  /** Renders the result of a valid formula after each pause, for uses with their own trial. */
  worth?: (formula: string) => ReactNode;
  area: RefObject<HTMLTextAreaElement>;
  onChange: (value: string) => void;
}

/** A formula field. Before scripts run and until the editor is loaded, it is a plain text area. */
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
