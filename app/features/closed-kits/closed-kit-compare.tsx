import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { KitCompare } from "../kits/kit-compare.tsx";
import { KitAmount } from "./kit-actions.tsx";

/** Closed kits side by side, each with its amount. */
export function ClosedKitCompare({ kits, canOrder }: { kits: readonly KitListItem[]; canOrder: boolean }) {
  return <KitCompare kits={kits} action={canOrder ? (kit) => <KitAmount kit={kit} /> : null} />;
}
