import "./kits.css";
import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_COMPARE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import { type ComparableKit, type CompareRow, factRows, productRows } from "#widgets/portal.ts";
import { readCompared, withCompared } from "./kit-choice.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { keepUnits } from "#domain/shared/compose-name.ts";

/** A kit of a comparison. */
export interface ComparedKit extends ComparableKit {
  name: string;
  /** What tells it from kits of the same name. */
  note?: string;
}

/** The kits of the address side by side: facts, price and products, with differences marked.
 *  @param action - the way to buy one; null for people who may not buy */
export function KitCompare<Kit extends ComparedKit>({
  kits,
  action,
}: {
  kits: readonly Kit[];
  action: ((kit: Kit) => ReactNode) | null;
}) {
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
                    <strong>{keepUnits(kit.name)}</strong>
                    {kit.note !== undefined && <span className="app-subline">{kit.note}</span>}
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
            {action !== null && (
              <tbody>
                <tr>
                  <th scope="row">
                    <span className="gs-visually-hidden">{TEXTS.buy}</span>
                  </th>
                  {shown.map((kit) => (
                    <td key={kit.id}>{action(kit)}</td>
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
  kits: readonly ComparedKit[];
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
