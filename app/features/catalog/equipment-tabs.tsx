import { Link } from "@remix-run/react";
import { PRODUCT_LIST_TEXTS } from "#copy/products.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";

/** Items and inventory of one group of equipment. */
export function EquipmentTabs({ group, current }: { group: EquipmentGroup; current: "items" | "inventory" }) {
  return (
    <nav className="app-tabs" aria-label={PRODUCT_LIST_TEXTS.tabs}>
      {(["items", "inventory"] as const).map((tab) => (
        <Link
          key={tab}
          to={`/equipments/${group}/${tab}`}
          prefetch="intent"
          className="app-tabs__tab"
          aria-current={tab === current ? "page" : undefined}
        >
          {PRODUCT_LIST_TEXTS[tab]}
        </Link>
      ))}
    </nav>
  );
}
