import "./buying-settings.css";
import "#app/ui/beside.css";
import { fill } from "#copy/shared/fill.ts";
import { ELECTRICAL_ERROR_LABELS, BUYING_PREVIEW as WORDS } from "#copy/settings/buying-settings.ts";
import { type InverterElectrical, type ModuleElectrical, sizeStrings } from "#domain/kits/string-sizing.ts";
import type { ElectricalSettings } from "#domain/settings/kit-settings-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ELECTRICAL_ERRORS } from "./buying-values.ts";

/** Data sheets of an ordinary module and inverter. */
const MODULE: ModuleElectrical = {
  powerW: 550,
  vocV: 49.9,
  iscA: 14,
  vmpV: 41.96,
  impA: 13.11,
  alphaIscPctPerC: 0.045,
  betaVocPctPerC: -0.275,
  gammaPmaxPctPerC: -0.35,
};
const INVERTER: InverterElectrical = {
  kind: "string",
  acPowerW: 5_000,
  mpptCount: 2,
  inputsPerMppt: 1,
  maxDcV: 550,
  mpptLowV: 80,
  mpptHighV: 500,
  maxInputCurrentPerMpptA: 13.5,
  maxShortCircuitCurrentPerMpptA: 16.9,
  phases: 1,
};

/** Result of the electrical settings for an example module and inverter. */
export function ElectricalPreview({
  settings,
  pointed,
}: {
  settings: ElectricalSettings;
  pointed: string | null;
}) {
  const { siteMinC, cellMaxC, maxOversizingPct, maxUndersizingPct, strictShortCircuit } = settings;
  const sizing = sizeStrings({ module: MODULE, inverter: INVERTER, siteMinC, cellMaxC, stringsPerMppt: 1 });
  const kwp = (factor: number) => formatNumber((INVERTER.acPowerW / 1_000) * factor);
  const volts = (value: number) => fill(WORDS.volts, { value: formatNumber(value, { maxDecimals: 1 }) });
  const compared = strictShortCircuit ? sizing.designCurrentA : sizing.iscAtMaxA;
  const rows: [string, string, readonly string[]][] = [
    [
      fill(WORDS.coldVoltage, { temperature: formatNumber(siteMinC) }),
      volts(sizing.vocAtMinV),
      ["electrical.siteMinC"],
    ],
    [
      fill(WORDS.hotVoltage, { temperature: formatNumber(cellMaxC) }),
      volts(sizing.vmpAtMaxV),
      ["electrical.cellMaxC"],
    ],
    [
      WORDS.inSeries,
      fill(WORDS.from, { min: sizing.minModules, max: sizing.maxModules }),
      ["electrical.siteMinC", "electrical.cellMaxC"],
    ],
    [
      WORDS.power,
      fill(WORDS.powerRange, {
        min: kwp(1 - Number(maxUndersizingPct) / 100),
        max: kwp(1 + Number(maxOversizingPct) / 100),
      }),
      ["electrical.maxOversizingPct", "electrical.maxUndersizingPct"],
    ],
    [
      WORDS.shortCircuit,
      fill(WORDS.amperes, { value: formatNumber(compared) }),
      ["electrical.strictShortCircuit"],
    ],
  ];
  return (
    <aside className="app-beside__aside" aria-label={WORDS.electricalTitle}>
      <h2 className="app-heading">{WORDS.electricalTitle}</h2>
      <p className="app-step__hint">{WORDS.electricalHint}</p>
      <dl className="app-stack app-gap-4 app-electrical">
        {rows.map(([label, value, places]) => (
          <div
            key={label}
            className="app-drawn app-row app-row--between"
            data-lit={places.some((place) => place === pointed)}
          >
            <dt>{label}</dt>
            <dd className="app-number app-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="app-drawn app-stack app-gap-8" data-lit={pointed === "warn"}>
        {ELECTRICAL_ERRORS.map((code) => {
          const isWarned = settings.errorsAsWarnings.includes(code);
          return (
            <li key={code} className="app-row app-row--between">
              <span>{ELECTRICAL_ERROR_LABELS[code]}</span>
              <Badge tone={isWarned ? "warn" : "danger"}>{isWarned ? WORDS.warned : WORDS.blocked}</Badge>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
