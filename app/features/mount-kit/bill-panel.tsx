import "./mount-bill.css";
import "#app/features/sale/buying.css";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useLocation } from "@remix-run/react";
import { useCallback, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { BILL_TEXTS as TEXTS, MOUNT_KIT_TEXTS } from "#copy/mount-kit.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { RECOMMENDATION_ERROR } from "#copy/spec/errors.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { formatPerWp } from "#domain/shared/format-per-wp.ts";
import { BillFigures, BillFindings, BillOffers } from "./bill-figures.tsx";
import { BillRow } from "./bill-row.tsx";
import type { MountKit, MountWorkshop } from "./use-mount-kit.ts";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export interface BillPanelProps {
  kit: MountKit;
  workshop: MountWorkshop;
  /** Path of the electrical check. */
  checkPath: string;
  /** Path of further recommended products; undefined when there are none to add. */
  offersPath: string | undefined;
}

/** The running bill of materials: beside the steps on a wide screen, a sheet from below on a phone. */
export function BillPanel({ kit, workshop, checkPath, offersPath }: BillPanelProps) {
  const { bill, change, prices, recommendations } = kit;
  // The sheet closes when another step opens.
  const { key: place } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === place;
  const setAmount = useCallback(
    (productId: string, amount: number) => {
      change({ type: "amount", productId, amount });
    },
    [change],
  );
  const follow = useCallback(
    (productId: string) => {
      change({ type: "follow", productId });
    },
    [change],
  );
  return (
    <Panel as="aside" className="app-bill" data-open={isOpen || undefined} aria-label={TEXTS.title}>
      <Handle
        kit={kit}
        workshop={workshop}
        isOpen={isOpen}
        onToggle={() => {
          setOpenAt(isOpen ? null : place);
        }}
      />
      <div className="app-stack app-gap-12 app-pad app-bill__body">
        <header className="app-row app-row--between app-gap-8">
          <h2 className="app-heading">
            {TEXTS.title} <Badge>{PURCHASE_TYPE_LABELS.mountKits}</Badge>
          </h2>
          {bill.lines.length > 0 && <ClearButton kit={kit} />}
        </header>
        <BillFigures kit={kit} />
        {bill.lines.length > 0 && <BillFindings kit={kit} checkPath={checkPath} />}
        {bill.offers.length > 0 && offersPath !== undefined && (
          <BillOffers kit={kit} offersPath={offersPath} />
        )}
        {recommendations.status === "failed" && (
          <NoticeBox as="div" tone="danger" role="alert">
            <p>{RECOMMENDATION_ERROR}</p>
            <Button onClick={recommendations.retry}>{MOUNT_KIT_TEXTS.retry}</Button>
          </NoticeBox>
        )}
        {bill.lines.length === 0 ? (
          <p className="app-stack app-gap-4 app-quiet">
            <strong>{TEXTS.empty}</strong>
            {TEXTS.emptyHint}
          </p>
        ) : (
          <ul aria-label={TEXTS.items}>
            {bill.lines.map(({ line, product }) => (
              <BillRow
                key={line.productId}
                line={line}
                product={product}
                difference={prices.differenceOf.get(line.productId)}
                isMissing={prices.missing.has(line.productId)}
                marksEdited={workshop.settings.kits.showEditedRecommendation}
                onAmount={setAmount}
                onFollow={follow}
              />
            ))}
          </ul>
        )}
        {bill.lines.length > 0 && <Total kit={kit} workshop={workshop} />}
      </div>
    </Panel>
  );
}

/** The bar on phones: power, total, and the button that opens the bill. */
function Handle({
  kit,
  workshop,
  isOpen,
  onToggle,
}: Pick<BillPanelProps, "kit" | "workshop"> & { isOpen: boolean; onToggle: () => void }) {
  const { bill } = kit;
  const total = totalOf(kit, workshop);
  const Icon = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <Button kind="bare" className="app-bill__handle" aria-expanded={isOpen} onClick={onToggle}>
      <span>
        <strong>{formatPowerKwp(bill.powerW)}</strong>
        <small className="app-small">{total === null ? itemsText(bill) : totalText(total, bill)}</small>
      </span>
      <span className="app-row app-gap-4 app-strong">
        {isOpen ? TEXTS.close : TEXTS.open}
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
    </Button>
  );
}

/** Number of products and the total, as far as they are known. */
function Total({ kit, workshop }: Pick<BillPanelProps, "kit" | "workshop">) {
  const { bill, prices, recommendations } = kit;
  const total = totalOf(kit, workshop);
  return (
    <footer className="app-row app-row--between app-gap-12 app-bill__total">
      <span>
        {itemsText(bill)}
        <small className="app-subline" role="status">
          {recommendations.status === "asking" ? MOUNT_KIT_TEXTS.recommending : statusText(kit, workshop)}
          {prices.status === "failed" && showsPrices(workshop) && (
            <>
              {" "}
              <Button kind="link" onClick={prices.retry}>
                {MOUNT_KIT_TEXTS.retry}
              </Button>
            </>
          )}
        </small>
      </span>
      {total !== null && (
        <span className="app-number app-bill__sum">
          <small className="app-subline">{TEXTS.kitTotal}</small>
          <strong data-pending={prices.status !== "idle" || undefined}>{formatCents(total)}</strong>
          <small className="app-subline">{formatPerWp(total, bill.powerW)}</small>
        </span>
      )}
    </footer>
  );
}

/** The total with the price of a watt, in one line. */
function totalText(total: number, { powerW }: MountKit["bill"]): string {
  return [formatCents(total), formatPerWp(total, powerW)].filter((text) => text !== null).join(" · ");
}

/** The total that the person may see: the sum of the lines, or the server's. */
function totalOf({ bill, prices }: MountKit, { shows }: MountWorkshop): number | null {
  if (shows.kitPriceFrom !== "selection") return null;
  return shows.productPrices ? bill.totalCents : prices.totalCents;
}

function showsPrices({ shows }: MountWorkshop): boolean {
  return shows.productPrices || shows.kitPriceFrom === "selection";
}

function statusText({ prices }: MountKit, workshop: MountWorkshop): string {
  const { kitPriceFrom } = workshop.shows;
  if (prices.status === "failed") return showsPrices(workshop) ? TEXTS.priceFailed : "";
  if (prices.status === "asking" && showsPrices(workshop)) return TEXTS.confirming;
  return kitPriceFrom === null || kitPriceFrom === "selection" ? "" : TEXTS.totalFrom[kitPriceFrom];
}

function itemsText({ lines, units }: MountKit["bill"]): string {
  const { length } = lines;
  const items = length === 1 ? TEXTS.itemOne : fill(TEXTS.itemsCount, { count: formatNumber(length) });
  return `${items} · ${units === 1 ? TEXTS.unitOne : fill(TEXTS.units, { count: formatNumber(units) })}`;
}

/** Empties the kit after a question that tells what is lost. */
function ClearButton({ kit: { bill, change } }: { kit: MountKit }) {
  const [isAsked, setIsAsked] = useState(false);
  const safe = useCallback((button: HTMLButtonElement | null) => {
    button?.focus();
  }, []);
  if (!isAsked) {
    return (
      <Button
        kind="link"
        onClick={() => {
          setIsAsked(true);
        }}
      >
        {TEXTS.clear}
      </Button>
    );
  }
  return (
    <div className="app-row app-gap-8 app-bill__clear" role="alertdialog" aria-label={TEXTS.clearTitle}>
      <p>
        {bill.lines.length === 1
          ? TEXTS.clearTextOne
          : fill(TEXTS.clearText, { count: formatNumber(bill.lines.length) })}
      </p>
      <Button
        ref={safe}
        onClick={() => {
          setIsAsked(false);
        }}
      >
        {TEXTS.cancel}
      </Button>
      <Button
        kind="primary"
        onClick={() => {
          change({ type: "empty" });
          setIsAsked(false);
        }}
      >
        {TEXTS.clearConfirm}
      </Button>
    </div>
  );
}
