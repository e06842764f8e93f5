import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Skeleton } from "./skeleton.tsx";

export function SkeletonExample() {
  return <Skeleton rows={2} label={UI_TEXTS.skeleton.label} className="app-stack" />;
}
