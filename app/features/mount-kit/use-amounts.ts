import { useCallback } from "react";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import type { MountKit } from "./use-mount-kit.ts";

/** What the rows of products ask for; the same functions each time, so that rows are not drawn again. */
export function useAmounts(change: MountKit["change"]) {
  const pick = useCallback(
    (product: MountProduct, amount: number) => {
      change({ type: "pick", product, amount, severalModules: true });
    },
    [change],
  );
  const setAmount = useCallback(
    (productId: string, amount: number) => {
      change({ type: "amount", productId, amount });
    },
    [change],
  );
  return { pick, setAmount };
}
