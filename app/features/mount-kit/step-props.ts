import type { MountKit, MountWorkshop } from "./use-mount-kit.ts";

/** Props of every step. */
export interface StepProps {
  kit: MountKit;
  workshop: MountWorkshop;
  /** The company that staff buys for. */
  integratorId: string | null;
}
