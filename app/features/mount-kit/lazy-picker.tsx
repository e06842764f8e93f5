import "./mount-kit.css";
import { lazy } from "react";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { IntegratorPickerProps } from "../sale/integrator-picker.tsx";

const IntegratorPicker = lazy(() =>
  loadChunk(() => import("../sale/integrator-picker.tsx")).then(({ IntegratorPicker: shown }) => ({
    default: shown,
  })),
);

const WAIT = <div className="app-mount-loading app-mount-loading--low" aria-hidden />;

/** The choice of a company, loaded on demand since only staff needs it. */
export function LazyPicker(props: IntegratorPickerProps) {
  return (
    <LazyPart fallback={WAIT}>
      <IntegratorPicker {...props} />
    </LazyPart>
  );
}
