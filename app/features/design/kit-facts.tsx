import { fill } from "#copy/shared/fill.ts";
import { KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import { stockText, stockTone } from "#copy/stock/stock-text.ts";
import { dcAcText } from "#copy/kits/kit-card.ts";
import type { KitAnswer } from "#domain/design/design-answer.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** Key facts of a kit: availability, use of the inverter, and yield. */
export function KitFacts({
  kit,
  monthlyKwh,
  extraModules,
}: {
  kit: KitAnswer;
  monthlyKwh: number | null;
  extraModules: number;
}) {
  const { dcAcRatio, findings } = kit;
  return (
    <ul className="gs-chips">
      <li>
        <AvailabilityChip kit={kit} />
      </li>
      {dcAcRatio !== null && (
        <li>
          <span className="gs-chip">{dcAcText(formatNumber(dcAcRatio, { minDecimals: 2 }))}</span>
        </li>
      )}
      {monthlyKwh !== null && (
        <li>
          <span className="gs-chip">{fill(TEXTS.monthly, { kwh: formatNumber(monthlyKwh) })}</span>
        </li>
      )}
      {extraModules > 0 && (
        <li>
          <span className="gs-chip">
            {extraModules === 1 ? TEXTS.extraOne : fill(TEXTS.extraMany, { count: extraModules })}
          </span>
        </li>
      )}
      {findings.length > 0 && (
        <li>
          <span className="gs-chip gs-chip--warn">
            {findings.length === 1 ? TEXTS.warningOne : fill(TEXTS.warningMany, { count: findings.length })}
          </span>
        </li>
      )}
    </ul>
  );
}

function AvailabilityChip({ kit }: { kit: KitAnswer }) {
  return <span className={`gs-chip gs-chip--${stockTone(kit)}`}>{stockText(kit)}</span>;
}
