import "./mount-kit.css";
import { lazy, useEffect } from "react";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { MountContext } from "#domain/mount-kit/mount-cart.ts";
import { isCheckable } from "#domain/mount-kit/bill.ts";
import { checkStepOf } from "#domain/mount-kit/mount-steps.ts";
import type { MountKitStep } from "#domain/settings/buying-settings.ts";
import { ModuleStep } from "./module-step.tsx";
import type { StepProps } from "./step-props.ts";

const LOADS = {
  check: () => import("./check-panel.tsx"),
  inverter: () => import("./inverter-step.tsx"),
  string: () => import("./string-step.tsx"),
  structure: () => import("./structure-step.tsx"),
  product: () => import("./product-step.tsx"),
  summary: () => import("./summary-step.tsx"),
};

const CheckPanel = lazy(() => loadChunk(LOADS.check).then(({ CheckPanel: shown }) => ({ default: shown })));
const InverterStep = lazy(() =>
  loadChunk(LOADS.inverter).then(({ InverterStep: shown }) => ({ default: shown })),
);
const StringStep = lazy(() => loadChunk(LOADS.string).then(({ StringStep: shown }) => ({ default: shown })));
const StructureStep = lazy(() =>
  loadChunk(LOADS.structure).then(({ StructureStep: shown }) => ({ default: shown })),
);
const ProductStep = lazy(() =>
  loadChunk(LOADS.product).then(({ ProductStep: shown }) => ({ default: shown })),
);
const SummaryStep = lazy(() =>
  loadChunk(LOADS.summary).then(({ SummaryStep: shown }) => ({ default: shown })),
);

/** Delay after the page is shown before the other steps are loaded, in milliseconds. */
const CALM_MS = 1_500;

/** Preloads the steps, so that they open at once, even after the connection is lost. */
function usePreparedSteps() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of Object.values(LOADS)) void load().catch(() => undefined);
    }, CALM_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
}

const WAIT = <div className="app-mount-loading" aria-hidden />;

export interface StepContentProps extends StepProps {
  type: MountKitStep;
  context: MountContext;
  pathTo: (type: MountKitStep) => string;
}

/** Content of a step; all steps but the first are loaded later. The electrical check is part of the strings step;
 *  when that step is hidden, it is above the content of the step that takes its place. */
export function StepContent({ type, context, pathTo, ...props }: StepContentProps) {
  usePreparedSteps();
  const { kit } = props;
  return (
    <LazyPart fallback={WAIT}>
      {type !== "string" && type === checkStepOf(kit.steps) && isCheckable(kit.bill) && (
        <LazyPart>
          <CheckPanel kit={kit} />
        </LazyPart>
      )}
      {type === "module" && <ModuleStep {...props} />}
      {type === "inverter" && <InverterStep {...props} />}
      {type === "string" && <StringStep {...props} />}
      {type === "structure" && <StructureStep {...props} />}
      {type === "product" && <ProductStep {...props} />}
      {type === "checkout" && <SummaryStep {...props} context={context} pathTo={pathTo} />}
    </LazyPart>
  );
}
