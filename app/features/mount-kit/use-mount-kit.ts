import { useCallback, useMemo, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { MOUNT_KIT_TEXTS } from "#copy/mount-kit.ts";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { type Bill, billOf } from "#domain/mount-kit/bill.ts";
import { changeMount, type MountChange } from "#domain/mount-kit/change-mount.ts";
import type { MountCheck } from "#domain/mount-kit/check-mount.ts";
import { toRecommendationQuestion } from "#domain/mount-kit/mount-cart.ts";
import type { MountProduct, MountProducts } from "#domain/mount-kit/mount-product.ts";
import { EMPTY_MOUNT, type MountState } from "#domain/mount-kit/mount-state.ts";
import { type MountStepState, mountSteps } from "#domain/mount-kit/mount-steps.ts";
import type { BuyingMoment } from "#domain/pricing/price-display.ts";
import { createMountChecker } from "#domain/mount-kit/remember-check.ts";
import { layoutOf, type RoofLayout } from "#domain/mount-kit/roof-layout.ts";
import { withinSettings } from "#domain/mount-kit/within-settings.ts";
import type { BuyingSettings } from "#domain/settings/buying-settings.ts";
import { usePurchaseDraft } from "../sale/purchase.ts";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { reportError } from "#app/lib/calls/report-error.ts";
import { type StateDraft, useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import { isMountState } from "./mount-draft.ts";
import { type MountPrices, usePrices } from "./use-prices.ts";
import { type RecommendationStatus, useRecommendations } from "./use-recommendations.ts";

export interface MountWorkshop {
  settings: BuyingSettings;
  products: readonly MountProduct[];
  moreOf: readonly MountProduct["type"][];
  structures: readonly { id: string; name: string }[];
  /** State that prices are calculated for. */
  state: string;
  /** Which prices the person may see while choosing, and from which moment on the total; null for never. */
  shows: { productPrices: boolean; kitPriceFrom: BuyingMoment | null };
}

/** A mounted kit with everything derived from it. */
export interface MountKit {
  state: MountState;
  change: (change: MountChange) => void;
  bill: Bill;
  check: MountCheck;
  checkSettings: KitCheckSettings;
  layout: RoofLayout;
  steps: readonly MountStepState[];
  prices: MountPrices;
  recommendations: { status: RecommendationStatus; retry: () => void };
  draft: Pick<StateDraft<MountState>, "restored" | "discard" | "takeNewer">;
}

/** The kit of the page: saved to the device and checked after each change, and completed and priced by the server.
 *  @param begun - an opened kit; an empty one otherwise */
export function useMountKit(
  workshop: MountWorkshop,
  {
    draft,
    integratorId,
    begun = EMPTY_MOUNT,
  }: { draft: DraftTarget; integratorId: string | null; begun?: MountState },
): MountKit {
  const { settings } = workshop;
  usePurchaseDraft(draft.name);
  const kept = useStateDraft<MountState>(draft, { initial: begun, isState: isMountState });
  const { setState } = kept;
  const change = useCallback(
    (next: MountChange) => {
      setState((state) => changeMount(state, next));
    },
    [setState],
  );
  const fresh = useMemo<MountProducts>(
    () => Object.fromEntries(workshop.products.map((product) => [product.productId, product])),
    [workshop.products],
  );
  const bought = useMemo(
    () => kept.state.lines.flatMap(({ productId: id, amount }) => (amount > 0 ? [{ id, amount }] : [])),
    [kept.state.lines],
  );
  const { productPrices, kitPriceFrom } = workshop.shows;
  const prices = usePrices(bought, {
    ...{ shows: { productPrices, kitPrice: kitPriceFrom === "selection" }, integratorId },
    onFailure(ids) {
      const codes = ids.map((id) => kept.state.products[id]?.productCode ?? id);
      reportError(
        new Error(fill(MOUNT_KIT_TEXTS.priceError, { state: workshop.state, codes: codes.join(", ") })),
      );
    },
  });
  const state = useMemo(
    () => withinSettings(withFresh(kept.state, fresh, prices.priceOf), settings),
    [kept.state, fresh, prices.priceOf, settings],
  );
  const checkSettings = useMemo(
    () => ({ settings: settings.electrical, mountKit: settings.mountKit }),
    [settings],
  );
  const [checked] = useState(createMountChecker);
  const check = checked(state, checkSettings);
  const bill = useMemo(() => billOf(state), [state]);
  const layout = useMemo(() => layoutOf(state, settings.kits), [state, settings.kits]);
  const steps = mountSteps(state, check, layout, {
    ...settings,
    hasStructures: workshop.structures.length > 0,
  });
  const recommendations = useRecommendations(toRecommendationQuestion(state, settings.kits), {
    known: { ...fresh, ...state.products },
    integratorId,
    change,
  });
  return {
    ...{ state, change, bill, check, checkSettings, layout, steps, prices, recommendations },
    draft: kept,
  };
}

/** The kit with the server's current data of its products; unchanged products stay identical objects. */
function withFresh(state: MountState, fresh: MountProducts, prices: ReadonlyMap<string, number>): MountState {
  const products = Object.fromEntries(
    Object.entries(state.products).map(([id, kept]) => {
      const product = fresh[id] ?? kept;
      const priceCents = prices.get(id) ?? product.priceCents;
      return [id, priceCents === product.priceCents ? product : { ...product, priceCents }];
    }),
  );
  return { ...state, products };
}
