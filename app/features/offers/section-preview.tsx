import "#app/ui/tabs.css";
import "#app/features/settings/mock.css";
import "#app/ui/beside.css";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { SECTION_TEXTS } from "#copy/offers.ts";
import { Button } from "#app/ui/button.tsx";

export interface SectionView {
  id: string;
  name: string;
  active: boolean;
  isDefault: boolean;
  isCustom: boolean;
  observation: string;
  productCount: number;
}

/** A number of products, in words. */
export function productCountText(count: number): string {
  if (count === 0) return SECTION_TEXTS.none;
  return count === 1 ? SECTION_TEXTS.one : fill(SECTION_TEXTS.many, { count });
}

/** Small preview of the page of loose products: its sections in order, and the content of one. */
export function SectionPreview({ sections }: { sections: readonly SectionView[] }) {
  const shown = sections.filter(({ active }) => active);
  const [chosen, setChosen] = useState<string | null>(null);
  const open = shown.find(({ id }) => id === chosen) ?? shown.find(({ isDefault }) => isDefault) ?? shown[0];
  return (
    <aside className="app-beside__aside" aria-label={SECTION_TEXTS.preview}>
      <h2 className="app-heading">{SECTION_TEXTS.preview}</h2>
      <p className="app-step__hint">{SECTION_TEXTS.previewHint}</p>
      {open === undefined ? (
        <p className="app-quiet">{SECTION_TEXTS.previewEmpty}</p>
      ) : (
        <div className="app-stack app-gap-12 app-mock">
          <div className="app-row app-mock__tabs">
            {shown.map(({ id, name, productCount }) => (
              <Button
                key={id}
                kind="bare"
                className="app-mock__tab"
                aria-pressed={id === open.id}
                onClick={() => {
                  setChosen(id);
                }}
              >
                {name} <span className="app-tabs__count">{productCount}</span>
              </Button>
            ))}
          </div>
          {open.observation !== "" && <p className="app-mock__note">{open.observation}</p>}
          {open.isCustom ? (
            <p className="app-row app-quiet app-mock__search">
              <IconSearch size={16} stroke={1.75} aria-hidden />
              {SECTION_TEXTS.previewCustom}
            </p>
          ) : (
            <ul className="app-mock__products" aria-hidden>
              {[...Array(Math.min(open.productCount, 3)).keys()].map((index) => (
                <li key={index} className="app-stack app-mock__product">
                  <span className="app-mock__picture" />
                  <span className="app-mock__line" />
                  <span className="app-mock__line app-mock__line--short" />
                </li>
              ))}
            </ul>
          )}
          <p className={open.productCount === 0 ? "app-mock__warn" : "app-quiet"}>
            {open.productCount === 0 ? SECTION_TEXTS.noneWarning : productCountText(open.productCount)}
          </p>
        </div>
      )}
    </aside>
  );
}
