import "./mount-kit.css";
import { lazy, useEffect } from "react";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { MountContext } from "#domain/mount-kit/mount-cart.ts";
import { isCheckable } from "#domain/mount-kit/bill.ts";
import { checkStepOf } from "#domain/mount-kit/mount-steps.ts";
import type { MountKitStep } from "#domain/settings/journey.ts";
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

/** Once the page is there, so long passes before the other steps are fetched. */
const CALM_MS = 1_500;

/** Fetches the steps beforehand: they open at once then, also where the connection is lost meanwhile. */
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

/** What one step asks for. All but the first come later. The electrical check stands where the strings are, or, with
 *  that step hidden, above what else it is about. */
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
