import "./pricing.css";
import "#app/ui/matrix.css";
import "#app/ui/beside.css";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { PRICE_SETTINGS_FIELDS, PRICE_SETTINGS_TEXTS as WORDS } from "#copy/pricing/price-settings.ts";
import { isShownAt } from "#domain/pricing/price-display.ts";
import type { PriceDisplayKey, PriceDisplaySettings } from "#domain/settings/price-settings-schema.ts";

const MOMENTS = ["selection", "confirmation", "request"] as const;

/** At which moments an integrator sees each price. */
export function DisplayPreview({ settings }: { settings: PriceDisplaySettings }) {
  const keys = Object.keys(settings) as PriceDisplayKey[];
  const isShown = (key: PriceDisplayKey, moment: (typeof MOMENTS)[number]) => {
    const mode = settings[key];
    if (mode === "showPrices" || mode === "dontShowPrices") return mode === "showPrices";
    return isShownAt(mode, moment);
  };
  return (
    <aside className="app-beside__aside" aria-label={WORDS.previewTitle}>
      <h2 className="app-heading">{WORDS.previewTitle}</h2>
      <p className="app-small">{WORDS.previewHint}</p>
      <table className="app-matrix app-price-moments">
        <thead>
          <tr>
            <th scope="col">{WORDS.price}</th>
            {MOMENTS.map((moment) => (
              <th key={moment} scope="col">
                {WORDS.moments[moment]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">{PRICE_SETTINGS_FIELDS[`priceDisplay.${key}`].label}</th>
              {MOMENTS.map((moment) => (
                <td key={moment} data-shown={isShown(key, moment)}>
                  {isShown(key, moment) ? (
                    <IconCheck size={16} stroke={2.25} aria-label={WORDS.seen} role="img" />
                  ) : (
                    <IconMinus size={14} stroke={1.75} aria-label={WORDS.hidden} role="img" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  );
}
