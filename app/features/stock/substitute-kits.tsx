import "./stock.css";
import { fill } from "#copy/shared/fill.ts";
import { SUBSTITUTE_FINDING_TEXTS, SUBSTITUTE_TEXTS as TEXTS } from "#copy/stock/stock.ts";
import { signedCents, signOf } from "#copy/stock/substitute-text.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Proposal } from "./substitutes-data.ts";

/** Effect of a substitute on the kits that use the product, and on their electrical check. */
export function KitsOf({ kits, unsafeKits }: Proposal) {
  const checked = kits.filter(({ findings }) => findings !== null).length;
  if (kits.length === 0) return <span className="app-quiet">{TEXTS.unchecked}</span>;
  return (
    <details>
      <summary>
        {unsafeKits > 0 ? (
          <Badge tone="danger">
            {fill(TEXTS.unsafe, { count: String(unsafeKits), total: String(kits.length) })}
          </Badge>
        ) : (
          <Badge tone="ok">
            {checked === 1 ? TEXTS.safeOne : fill(TEXTS.safe, { count: String(checked) })}
          </Badge>
        )}
      </summary>
      <ul className="app-small app-substitutes__kits">
        {kits.map((kit) => (
          <li key={kit.kitId}>
            {fill(TEXTS.inKit, {
              name: kit.name,
              power: signedPower(kit.powerDifferenceW),
              price: signedCents(kit.priceDifferenceCents),
            })}
            {(kit.findings ?? []).map(({ code, severity }) => (
              <Badge key={code} tone={severity === "error" ? "danger" : "warn"}>
                {SUBSTITUTE_FINDING_TEXTS[code] ?? code}
              </Badge>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function signedPower(watts: number): string {
  return `${signOf(watts)}${formatPowerKwp(Math.abs(watts))}`;
}
