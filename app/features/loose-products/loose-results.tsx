import "./loose-products.css";
import { useSearchParams } from "@remix-run/react";
import { IconSearch } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { LOOSE_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ProductTable, type ProductTableProps } from "./product-table.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const QUESTIONS = ["q", "type", "category", "manufacturer", "minPower", "maxPower", "inStock"];

/** The matching products, or hints where there are none. */
export function LooseResults(props: ProductTableProps) {
  const [params] = useSearchParams();
  const { list } = props;
  const section = list.filter.sections.find(({ id }) => id === list.sectionId);
  if (list.items.length === 0) {
    const isAsked = QUESTIONS.some((name) => (params.get(name) ?? "") !== "");
    if (isAsked) {
      return (
        <EmptyState icon={IconSearch} title={TEXTS.nothing} text={TEXTS.nothingHint}>
          <LinkButton to={`?section=${list.sectionId ?? "all"}`} preventScrollReset>
            {TEXTS.clear}
          </LinkButton>
        </EmptyState>
      );
    }
    return section?.isCustom === true ? (
      <EmptyState icon={IconSearch} title={TEXTS.custom} text={TEXTS.customHint} />
    ) : (
      <EmptyState icon={IconSearch} title={TEXTS.noneYet} text={TEXTS.noneYetHint} />
    );
  }
  return (
    <>
      <p className="app-quiet" role="status">
        {foundText(props.list.totalItems, list.totalIsExact)}
      </p>
      <ProductTable {...props} />
    </>
  );
}

function foundText(total: number, isExact: boolean): string {
  const count = formatNumber(total);
  if (!isExact) return fill(TEXTS.foundMore, { total: count });
  return total === 1 ? TEXTS.foundOne : fill(TEXTS.found, { total: count });
}
