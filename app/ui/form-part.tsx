import "./form.css";
import type { ReactNode } from "react";

/** A titled part of a form. */
export function FormPart({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="gs-panel app-form__part">
      <legend className="app-form__legend">{legend}</legend>
      {children}
    </fieldset>
  );
}
