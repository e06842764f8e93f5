import type { ReactNode } from "react";

/** A part of a form with its title. */
export function FormPart({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="gs-panel app-role__part">
      <legend className="app-role__legend">{legend}</legend>
      {children}
    </fieldset>
  );
}
