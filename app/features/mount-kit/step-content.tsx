import { lazy, Suspense } from "react";
import { loadChunk } from "#app/lib/load-chunk.ts";
import type { MountContext } from "#domain/mount-kit/mount-cart.ts";
import type { MountKitStep } from "#domain/settings/journey.ts";
import { ModuleStep } from "./module-step.tsx";
import type { StepProps } from "./step-props.ts";

const InverterStep = lazy(() =>
  loadChunk(() => import("./inverter-step.tsx")).then(({ InverterStep: shown }) => ({ default: shown })),
);
const StringStep = lazy(() =>
  loadChunk(() => import("./string-step.tsx")).then(({ StringStep: shown }) => ({ default: shown })),
);
const StructureStep = lazy(() =>
  loadChunk(() => import("./structure-step.tsx")).then(({ StructureStep: shown }) => ({ default: shown })),
);
const ProductStep = lazy(() =>
  loadChunk(() => import("./product-step.tsx")).then(({ ProductStep: shown }) => ({ default: shown })),
);
const SummaryStep = lazy(() =>
  loadChunk(() => import("./summary-step.tsx")).then(({ SummaryStep: shown }) => ({ default: shown })),
);

export interface StepContentProps extends StepProps {
  type: MountKitStep;
  context: MountContext;
  pathTo: (type: MountKitStep) => string;
}

/** What one step asks for. All but the first come when they are gone to. */
export function StepContent({ type, context, pathTo, ...props }: StepContentProps) {
  return (
    <Suspense fallback={<div className="app-mount-loading" aria-hidden />}>
      {type === "module" && <ModuleStep {...props} />}
      {type === "inverter" && <InverterStep {...props} />}
      {type === "string" && <StringStep {...props} />}
      {type === "structure" && <StructureStep {...props} />}
      {type === "product" && <ProductStep {...props} />}
      {type === "checkout" && <SummaryStep {...props} context={context} pathTo={pathTo} />}
    </Suspense>
  );
}
