import { fill } from "#copy/shared/fill.ts";
import { LEAD_RESULT_TEXTS as TEXTS } from "#copy/lead-result.ts";
import type { Estimate } from "#domain/sizing/estimate-schema.ts";
import { numberText, reaisText } from "./number-text.ts";

/** An estimated system: what it saves first, then its size, and what the numbers rest on.
 *  @param props.bill - the bill of today, in reais */
export function EstimateView({ estimate, bill }: { estimate: Estimate; bill: number }) {
  const { monthlySaving, billAfter, powerW, monthlyKwh, consumptionKwh, roofM2, assumed } = estimate;
  const { tariffPerKwh, utilities, minimumKwh, fioBPct, year, sun } = assumed;
  const facts = [
    {
      name: TEXTS.savingMonth,
      value: reaisText(monthlySaving),
      more: fill(TEXTS.savingYear, { amount: reaisText(monthlySaving * 12) }),
    },
    {
      name: TEXTS.billAfter,
      value: reaisText(billAfter),
      more: fill(TEXTS.billBefore, { amount: reaisText(bill) }),
    },
    {
      name: TEXTS.power,
      value: `${numberText(powerW / 1000, 2)} kWp`,
      more: fill(TEXTS.roof, { area: numberText(roofM2) }),
    },
    {
      name: TEXTS.energy,
      value: `${numberText(monthlyKwh)} kWh`,
      more: fill(TEXTS.consumption, { energy: numberText(consumptionKwh) }),
    },
  ];
  const said = {
    tariff: numberText(tariffPerKwh, 2),
    utilities: String(utilities),
    ...{ sun: numberText(sun.whM2Day / 1000), place: `${sun.city}/${sun.state}`, source: sun.source },
    ...{ minimum: String(minimumKwh), fioB: String(fioBPct), year: String(year) },
  };
  return (
    <>
      <dl className="gs-lead__facts">
        {facts.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{more}</span>
            </dd>
          </div>
        ))}
      </dl>
      <details className="gs-lead__assumed">
        <summary>{TEXTS.assumptions}</summary>
        <ul>
          {TEXTS.assumed.map((line) => (
            <li key={line}>{fill(line, said)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
