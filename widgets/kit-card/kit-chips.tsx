import { arrivalText, dcAcText, KIT_CARD_TEXTS } from "#copy/widgets.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";
import { CheckIcon, ClockIcon, CloseIcon } from "#widgets/icons/outline-icons.tsx";
import { unsaidPower } from "./kit-text.ts";

/** Facts of a kit at a glance: stock or day of arrival, power unless its name says it, and direct over alternating current. */
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

function AvailabilityChip({ kit }: { kit: KitListItem }) {
  switch (kit.availability) {
    case "inStock":
      return (
        <span className="gs-chip gs-chip--ok">
          <CheckIcon />
          {KIT_CARD_TEXTS.inStock}
        </span>
      );
    case "arriving":
      return (
        <span className="gs-chip gs-chip--warn">
          <ClockIcon />
          {kit.futureStockDate === null
            ? KIT_CARD_TEXTS.arrivingSoon
            : arrivalText(formatDay(kit.futureStockDate))}
        </span>
      );
    case "unavailable":
      return (
        <span className="gs-chip gs-chip--danger">
          <CloseIcon />
          {KIT_CARD_TEXTS.unavailable}
        </span>
      );
  }
}
