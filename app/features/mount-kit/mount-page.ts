import type { CenterOption } from "#domain/centers/center-list.ts";
import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import type { MountContext } from "#domain/mount-kit/mount-cart.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import type { MountState } from "#domain/mount-kit/mount-state.ts";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import type { MountWorkshop } from "./use-mount-kit.ts";

/** Data of the page: the kit, or the choice that has to come before it. */
export type MountPage =
  | { kind: "company"; isGone: boolean }
  | { kind: "center"; centers: readonly CenterOption[] }
  | ({ kind: "kit" } & OpenedKit);

export interface OpenedKit {
  workshop: MountWorkshop & { centerName: string };
  context: MountContext;
  /** The company that staff buys for. */
  company: BuyerCompany | null;
  /** The saved request that the purchase continues. */
  editing: EditingView | null;
  /** The opened kit, to edit or copy; null for an empty one. */
  begun: MountState | null;
  draft: DraftTarget;
}
