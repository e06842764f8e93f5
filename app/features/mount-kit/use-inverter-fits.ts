import { useEffect, useRef, useState } from "react";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import type { MountState } from "#domain/mount-kit/mount-state.ts";
import { fitInverter, type InverterFit } from "#domain/mount-kit/suggest-inverters.ts";

/** Time that one slice of the calculation takes, in milliseconds. */
const SLICE_MS = 8;

export type InverterFits = ReadonlyMap<string, InverterFit>;

/** How well each inverter fits the chosen modules. Calculated in slices, so that typing stays fluid. */
export function useInverterFits(
  state: Pick<MountState, "lines" | "products" | "grid">,
  inverters: readonly MountProduct[],
  check: KitCheckSettings,
): InverterFits {
  const [fits, setFits] = useState<InverterFits>(new Map());
  const modules = state.lines.filter(
    ({ productId, amount }) => amount > 0 && state.products[productId]?.type === "module",
  );
  const key = JSON.stringify([modules.map(({ productId, amount }) => [productId, amount]), state.grid]);
  const latest = useRef({ state, check });
  useEffect(() => {
    latest.current = { state, check };
  });
  useEffect(() => {
    const found = new Map<string, InverterFit>();
    const waiting = [...inverters];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = () => {
      const { state: now, check: rules } = latest.current;
      const end = performance.now() + SLICE_MS;
      while (waiting.length > 0 && performance.now() < end) {
        const inverter = waiting.shift();
        const fit = inverter && fitInverter(now, inverter, rules);
        if (inverter && fit) found.set(inverter.productId, fit);
      }
      if (waiting.length > 0) timer = setTimeout(work, 0);
      else setFits(found);
    };
    timer = setTimeout(work, 0);
    return () => {
      clearTimeout(timer);
    };
  }, [key, inverters]);
  return fits;
}
