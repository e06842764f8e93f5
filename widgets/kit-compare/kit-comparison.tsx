import { type ReactNode, useEffect, useRef } from "react";
import { KIT_COMPARE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import { fill } from "#copy/shared/fill.ts";
import { KIT_COMPARISON_TEXTS } from "#copy/widgets.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { kitHeadline } from "#widgets/kit-card/kit-text.ts";
import { type CompareRow, factRows, productRows } from "./compare-rows.ts";
import { keepUnits } from "#domain/shared/compose-name.ts";

export interface KitComparisonProps {
  kits: readonly KitListItem[];
  /** Adds a kit to the choice, below its column. */
  renderAction: (kit: KitListItem) => ReactNode;
  onRemove: (kit: KitListItem) => void;
  onClose: () => void;
}

/** Kits side by side over the page: facts, price and products, with what differs marked. Escape closes it, and the focus
 *  goes back to where it was. */
export function KitComparison({ kits, renderAction, onRemove, onClose }: KitComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Effects may run twice.
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const close = () => {
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} part="panel" className="gs-compare" aria-label={TEXTS.title} onClose={onClose}>
      <div className="gs-purchase__head">
        <h3 className="gs-panel__title" ref={heading} tabIndex={-1}>
          {TEXTS.title}
        </h3>
        <button type="button" className="gs-button" onClick={close}>
          {TEXTS.back}
        </button>
      </div>
      <p className="gs-panel__help">{KIT_COMPARISON_TEXTS.hint}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <div className="gs-compare__scroll" role="region" aria-label={TEXTS.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="gs-visually-hidden">{TEXTS.kit}</span>
              </th>
              {kits.map((kit) => (
                <th key={kit.id} scope="col">
                  <strong>{keepUnits(kitHeadline(kit))}</strong>
                  <button
                    type="button"
                    className="gs-button"
                    aria-label={fill(TEXTS.remove, { kit: kitHeadline(kit) })}
                    onClick={() => {
                      onRemove(kit);
                      if (kits.length > 2) heading.current?.focus();
                      else close();
                    }}
                  >
                    {TEXTS.removeShort}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <Rows rows={factRows(kits)} kits={kits} />
          <tbody>
            <tr>
              <th scope="row">
                <span className="gs-visually-hidden">{TEXTS.buy}</span>
              </th>
              {kits.map((kit) => (
                <td key={kit.id}>{renderAction(kit)}</td>
              ))}
            </tr>
          </tbody>
          <Rows rows={productRows(kits)} kits={kits} />
        </table>
      </div>
    </dialog>
  );
}

function Rows({ rows, kits }: { rows: readonly CompareRow[]; kits: readonly KitListItem[] }) {
  return (
    <tbody>
      {rows.map(({ id, label, cells, differs }) => (
        <tr key={id} className={differs ? "gs-compare__differs" : undefined}>
          <th scope="row">
            {label}
            {differs && <span className="gs-visually-hidden"> ({TEXTS.differs})</span>}
          </th>
          {cells.map((cell, at) => (
            <td key={kits[at]?.id}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
