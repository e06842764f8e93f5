import { useCallback, useMemo } from "react";
import { fill } from "#copy/shared/fill.ts";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { proposedUnits } from "#domain/mount-kit/change-lines.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { moduleCountOf } from "#domain/mount-kit/mount-state.ts";
import { formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { ProductList } from "./product-list.tsx";
import { ProductRow } from "./product-row.tsx";
import type { StepProps } from "./step-props.ts";

/** Modules, each with the number that reaches the target power. */
export function ModuleStep({ kit, workshop, integratorId }: StepProps) {
  const { state, change } = kit;
  const modules = useMemo(
    () => workshop.products.filter(({ type }) => type === "module"),
    [workshop.products],
  );
  const severalModules = workshop.settings.kits.canSelectMultipleModelOfModules;
  const pick = useCallback(
    (product: MountProduct) => {
      change({ type: "pick", product, severalModules });
    },
    [change, severalModules],
  );
  const setAmount = useCallback(
    (productId: string, amount: number) => {
      change({ type: "amount", productId, amount });
    },
    [change],
  );
  const hasModules = moduleCountOf(state) > 0;
  const amounts = new Map(state.lines.map(({ productId, amount }) => [productId, amount]));
  return (
    <ProductList
      products={modules}
      label={TEXTS.search}
      more={workshop.moreOf.includes("module") ? "module" : null}
      integratorId={integratorId}
      renderRow={(product) => {
        const amount = amounts.get(product.productId) ?? 0;
        const units = proposedUnits(state, product, severalModules);
        return (
          <ProductRow
            key={product.productId}
            product={product}
            amount={amount}
            units={units}
            replaces={!severalModules && hasModules}
            note={noteOf(product, amount > 0 ? amount : units, state.targetW !== null || amount > 0)}
            onPick={pick}
            onAmount={setAmount}
          />
        );
      }}
    />
  );
}

function noteOf({ sheet }: MountProduct, units: number, isShown: boolean): string | undefined {
  if (!isShown || sheet?.type !== "module") return undefined;
  const { powerW } = sheet.electrical;
  return fill(TEXTS.takes, {
    count: formatNumber(units),
    name: `${formatNumber(powerW)}\u00a0W`,
    power: formatPowerKwp(powerW * units),
  });
}
