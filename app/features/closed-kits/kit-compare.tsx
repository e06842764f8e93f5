import "#app/features/kits/kits.css";
import "#app/features/sale/buying.css";
import { useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_COMPARE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { readCompared, withCompared } from "../kits/kit-choice.ts";
import { type CompareRow, factRows, productRows } from "#widgets/portal.ts";
import { KitAmount } from "./kit-actions.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Badge } from "#app/ui/badge.tsx";

/** The kits of the address side by side: facts, price and products, with differences marked. */
export function KitCompare({ kits, canOrder }: { kits: readonly KitListItem[]; canOrder: boolean }) {
  const [params, setParams] = useSearchParams();
  const shown = readCompared(params).flatMap((id) => kits.find((kit) => kit.id === id) ?? []);
  const back = new URLSearchParams(params);
  back.delete("view");
  return (
    <section aria-labelledby="compare-title">
      <PageHead title={TEXTS.title} id="compare-title" hint={shown.length === 0 ? TEXTS.none : TEXTS.hint}>
        <LinkButton to={`?${back.toString()}`}>{TEXTS.back}</LinkButton>
      </PageHead>
      {shown.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        <div className="app-compare__scroll" role="region" aria-labelledby="compare-title" tabIndex={0}>
          <table className="app-compare__table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="gs-visually-hidden">{TEXTS.kit}</span>
                </th>
                {shown.map((kit) => (
                  <th key={kit.id} scope="col">
                    <strong>{kit.name}</strong>
                    <Button
                      kind="link"
                      aria-label={fill(TEXTS.remove, { kit: kit.name })}
                      onClick={() => {
                        setParams((current) => withCompared(current, kit.id, false), {
                          replace: true,
                          preventScrollReset: true,
                        });
                      }}
                    >
                      {TEXTS.removeShort}
                    </Button>
                  </th>
                ))}
              </tr>
            </thead>
            <CompareRows rows={factRows(shown)} kits={shown} />
            {canOrder && (
              <tbody>
                <tr>
                  <th scope="row">
                    <span className="gs-visually-hidden">{TEXTS.buy}</span>
                  </th>
                  {shown.map((kit) => (
                    <td key={kit.id}>
                      <KitAmount kit={kit} />
                    </td>
                  ))}
                </tr>
              </tbody>
            )}
            <CompareRows rows={productRows(shown)} kits={shown} title={TEXTS.composition} />
          </table>
        </div>
      )}
    </section>
  );
}

function CompareRows({
  rows,
  kits,
  title,
}: {
  rows: readonly CompareRow[];
  kits: readonly KitListItem[];
  title?: string;
}) {
  return (
    <tbody>
      {title !== undefined && (
        <tr className="app-compare__part">
          <th scope="colgroup" colSpan={kits.length + 1}>
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ id, label, cells, differs }) => (
        <tr key={id} className={differs ? "app-compare__row--differs" : undefined}>
          <th scope="row">
            {label}
            {differs && (
              <Badge tone="warn" className="app-compare__mark">
                {TEXTS.differs}
              </Badge>
            )}
          </th>
          {cells.map((cell, at) => (
            <td key={kits[at]?.id}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
