import { Link, useSearchParams } from "@remix-run/react";
import { LOOSE_TEXTS } from "#copy/loose-products.ts";
import type { SaleProductList } from "#domain/loose-products/sale-product-schema.ts";

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
    ...sections.map(({ id, name }) => ({ id, name, isOpen: list.sectionId === id })),
    { id: EVERY_SECTION, name: LOOSE_TEXTS.everything, isOpen: list.sectionId === null },
  ];
  return (
    <nav className="app-tabs" aria-label={LOOSE_TEXTS.sections}>
      {tabs.map(({ id, name, isOpen }) => (
        <Link
          key={id}
          to={to(id)}
          className="app-tabs__tab"
          aria-current={isOpen ? "page" : undefined}
          prefetch="intent"
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
