import "#app/styles/combobox.css";
import { lazy, Suspense } from "react";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { IntegratorPickerProps } from "../sale/integrator-picker.tsx";

const IntegratorPicker = lazy(() =>
  loadChunk(() => import("../sale/integrator-picker.tsx")).then(({ IntegratorPicker: shown }) => ({
    default: shown,
  })),
);

/** The choice of the company, which only the distributor's people need. */
export function LazyPicker(props: IntegratorPickerProps) {
  return (
    <Suspense fallback={<div className="app-mount-loading app-mount-loading--low" aria-hidden />}>
      <IntegratorPicker {...props} />
    </Suspense>
  );
}
