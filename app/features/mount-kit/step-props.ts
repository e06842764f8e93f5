import type { MountKit, MountWorkshop } from "./use-mount-kit.ts";

/** What each step works with. */
export interface StepProps {
  kit: MountKit;
  workshop: MountWorkshop;
  /** Company that staff buys for. */
  integratorId: string | null;
}
