import { Link, useSearchParams } from "@remix-run/react";
import { LOOSE_TEXTS } from "#copy/loose-products.ts";
import type { SaleProductList } from "#domain/loose-products/sale-product-schema.ts";

/** What an address calls all products, beside the ids of sections. */
const EVERY_SECTION = "all";

/** What goes with the person from one section to another. */
const KEPT = ["sort", "inStock", "integrator", "cart"];

/** Sections of the page, and everything. */
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
