import { useSearchParams } from "@remix-run/react";
import { LOOSE_TEXTS } from "#copy/loose-products.ts";
import type { SaleProductList } from "#domain/loose-products/sale-product-schema.ts";
import { Tabs } from "#app/ui/tabs.tsx";

/** Value of the query parameter for all products, in place of a section's id. */
const EVERY_SECTION = "all";

/** Query parameters that stay when the section changes. */
const KEPT = ["sort", "inStock", "integrator", "cart"];

/** Tabs of the page's sections, and one of all products. */
export function SectionTabs({ list }: { list: SaleProductList }) {
  const [params] = useSearchParams();
  const { sections } = list.filter;
  if (sections.length === 0) return null;
  const to = (section: string) => {
    const next = new URLSearchParams([...params].filter(([name]) => KEPT.includes(name)));
    next.set("section", section);
    return `?${next.toString()}`;
  };
  const tabs = [
    ...sections.map(({ id, name }) => ({ to: to(id), label: name, isCurrent: list.sectionId === id })),
    { to: to(EVERY_SECTION), label: LOOSE_TEXTS.everything, isCurrent: list.sectionId === null },
  ];
  return <Tabs label={LOOSE_TEXTS.sections} tabs={tabs} preventScrollReset />;
}
