import "#app/ui/form.css";
import "./freight.css";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import {
  FREIGHT_COLUMNS,
  FREIGHT_ERRORS,
  FREIGHT_TEXTS as TEXTS,
  FREIGHT_WORDS,
} from "#copy/freight/freight.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import { formatCents, formatDay, formatNumber } from "#domain/shared/format.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { Notice, NoticeBox } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { CityField } from "./city-field.tsx";
import { formatReais, lineName, toOptions } from "./freight-words.ts";
import type { FreightType } from "#domain/freight/freight-rule.ts";
import { HiddenField, Input, Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

const STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();
const UNITS: Readonly<Record<FreightType, string>> = {
  fixed: "",
  perKm: " km",
  perKwp: " kWp",
  perWp: " Wp",
};

/** Fields that take a number or a postal code as it is typed. */
type BenchText = "cep" | "weight" | "volume" | "power";

export interface BenchResult {
  priceCents: number;
  timeToDelivery: number | null;
  deliveryOn: string | null;
  position: number | null;
  cityType: "capital" | "interior";
  isCityKnown: boolean;
  explanation: {
    source: "table" | "fallback" | "carrier" | "FOB" | "none";
    ruleName: string;
    type: FreightType | null;
    amount: string | null;
    units: string | null;
    exactCents: string | null;
    minimumCents: number;
    maximumCents: number | null;
    roadTenthsOfKm: number | null;
  };
}

export interface FreightBenchProps {
  values: {
    shippingType: string;
    centerId: string;
    state: string;
    city: string;
    cep: string;
    zoneType: string;
    weight: string;
    volume: string;
    power: string;
    truckAccess: boolean;
  };
  result: BenchResult | null;
  refusal: { title: string; description: string } | null;
  errors: Readonly<Record<string, string>>;
  centers: readonly { id: string; name: string }[];
}

/** Test bench of the table: a delivery on one side; the line that applies, its price and the calculation on the
 *  other. The delivery is in the address. */
export function FreightBench({ values, result, refusal, errors, centers }: FreightBenchProps) {
  const [state, setState] = useState(values.state);
  if (centers.length === 0) return <p className="app-quiet">{TEXTS.benchNoCenter}</p>;
  const text = (name: BenchText, label: string) => (
    <TextOfBench {...{ name, label }} value={values[name]} error={errors[name]} />
  );
  return (
    <div className="app-freight-columns">
      <Form method="get" className="gs-panel app-form__part app-freight-bench">
        <HiddenField name="aba" value="teste" />
        <h2 className="app-heading">{TEXTS.bench}</h2>
        <p className="app-field__hint">{TEXTS.benchHint}</p>
        <div className="app-freight-pair">
          <SelectField
            name="shippingType"
            label={FREIGHT_COLUMNS.shippingType}
            options={toOptions(SHIPPING_TYPE_LABELS)}
            defaultValue={values.shippingType}
          />
          <SelectField
            name="centerId"
            label={FREIGHT_COLUMNS.center}
            options={centers.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={values.centerId}
          />
        </div>
        <div className="app-freight-pair">
          <SelectField
            name="state"
            label={FREIGHT_COLUMNS.state}
            options={STATES.map((value) => ({ value, label: value }))}
            defaultValue={values.state || STATES[0]}
            onChange={(event) => {
              setState(event.currentTarget.value);
            }}
          />
          <CityField value={values.city} state={state} />
        </div>
        <div className="app-freight-pair">
          {text("cep", TEXTS.cep)}
          <SelectField
            name="zoneType"
            label={FREIGHT_COLUMNS.zoneType}
            options={toOptions(FREIGHT_WORDS.zoneType)}
            defaultValue={values.zoneType}
          />
        </div>
        <div className="app-freight-pair">
          {text("power", TEXTS.power)}
          {text("weight", TEXTS.weight)}
        </div>
        {text("volume", TEXTS.volume)}
        <label className="app-check">
          <Tick name="truckAccess" defaultChecked={values.truckAccess} />
          <span>{TEXTS.truckAccess}</span>
        </label>
        <Button type="submit" kind="primary">
          {TEXTS.benchSubmit}
        </Button>
      </Form>
      <Panel
        title={TEXTS.benchResult}
        className="app-form__part"
        aria-label={TEXTS.benchResult}
        aria-live="polite"
      >
        {refusal && <Notice title={TEXTS.benchRefused} description={refusal.description} />}
        {result && <Result result={result} />}
        {!refusal && !result && <p className="app-quiet">{TEXTS.benchEmpty}</p>}
      </Panel>
    </div>
  );
}

function TextOfBench({
  name,
  label,
  value,
  error,
}: {
  name: BenchText;
  label: string;
  value: string;
  error: string | undefined;
}) {
  return (
    <FieldFrame {...{ name, label, error }} errorText={FREIGHT_ERRORS[error ?? ""]}>
      {(control) => (
        <Input {...control} defaultValue={value} inputMode="decimal" maxLength={20} autoComplete="off" />
      )}
    </FieldFrame>
  );
}

function Result({ result }: { result: BenchResult }) {
  const { explanation, priceCents, timeToDelivery, deliveryOn, position } = result;
  const { source, roadTenthsOfKm } = explanation;
  const name = lineName({ name: explanation.ruleName, position: position ?? 0 });
  const rows: [string, string][] = [
    ...(timeToDelivery === null
      ? []
      : ([
          [
            TEXTS.deadline,
            fill(TEXTS.deadlineValue, { days: timeToDelivery, day: formatDay(deliveryOn ?? "") }),
          ],
        ] as [string, string][])),
    ...reckoning(result).map((line): [string, string] => [TEXTS.calculation, line]),
    [TEXTS.cityKind, FREIGHT_WORDS.cityType[result.cityType]],
    ...(roadTenthsOfKm === null
      ? []
      : ([[TEXTS.distance, fill(TEXTS.distanceValue, { km: formatNumber(roadTenthsOfKm / 10) })]] as [
          string,
          string,
        ][])),
  ];
  const applies = {
    table: fill(TEXTS.matched, { position: position ?? "", name }),
    fallback: TEXTS.fallback,
    FOB: TEXTS.fetched,
    none: TEXTS.notShipped,
    carrier: name,
  }[source];
  return (
    <>
      <p className="app-freight-result__price">{formatCents(priceCents)}</p>
      <p>
        <strong>{applies}</strong>
      </p>
      {!result.isCityKnown && <NoticeBox tone="warn">{TEXTS.unknownCity}</NoticeBox>}
      <dl className="app-freight-result__rows">
        {rows.map(([label, value], index) => (
          <div key={`${label} ${String(index)}`} className="app-row app-gap-12">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The calculation in lines: amount times units, and the limit that applied. */
function reckoning({ priceCents, explanation }: BenchResult): string[] {
  const { type, amount, units, exactCents, minimumCents, maximumCents } = explanation;
  if (type === null || amount === null || units === null || exactCents === null) return [];
  const product =
    type === "fixed"
      ? formatReais(amount)
      : `${formatReais(amount)} × ${units.replace(".", ",")}${UNITS[type]}`;
  const exact = formatReais(String(Number((Number(exactCents) / 100).toFixed(4))));
  const isCut = Math.round(Number(exactCents)) !== priceCents;
  return [
    type === "fixed" ? product : `${product} = ${exact}`,
    ...(isCut && priceCents === minimumCents
      ? [fill(TEXTS.atMinimum, { price: formatCents(minimumCents) })]
      : []),
    ...(isCut && priceCents === maximumCents
      ? [fill(TEXTS.atMaximum, { price: formatCents(maximumCents) })]
      : []),
  ];
}
