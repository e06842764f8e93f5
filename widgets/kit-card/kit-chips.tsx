import { stockText, stockTone } from "#copy/stock/stock-text.ts";
import { dcAcText } from "#copy/kits/kit-card.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { CheckIcon, ClockIcon, CloseIcon } from "#widgets/icons/outline-icons.tsx";
import { unsaidPower } from "./kit-text.ts";

/** Key facts of a kit: stock or day of arrival, power unless its name has it, and the DC/AC ratio. */
export function KitChips({ kit }: { kit: KitListItem }) {
  const power = unsaidPower(kit);
  return (
    <ul className="gs-chips">
      <li>
        <AvailabilityChip kit={kit} />
      </li>
      {power !== null && (
        <li>
          <span className="gs-chip">{power}</span>
        </li>
      )}
      {kit.dcAcRatio !== null && (
        <li>
          <span className="gs-chip">{dcAcText(formatNumber(kit.dcAcRatio, { minDecimals: 2 }))}</span>
        </li>
      )}
    </ul>
  );
}

const ICONS = { inStock: CheckIcon, arriving: ClockIcon, unavailable: CloseIcon } as const;

function AvailabilityChip({ kit }: { kit: KitListItem }) {
  const Icon = ICONS[kit.availability];
  return (
    <span className={`gs-chip gs-chip--${stockTone(kit)}`}>
      <Icon />
      {stockText(kit)}
    </span>
  );
}
