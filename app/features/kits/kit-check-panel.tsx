import "./closed-kits.css";
import "#app/ui/beside.css";
import "#app/ui/form.css";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useId, useState } from "react";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import { currentWarning } from "#copy/spec/kits.ts";
import type { KitCheck } from "#domain/kits/check-kit.ts";
import { dcAcRatio } from "#domain/kits/closed-kit-sale.ts";
import type { KitFinding } from "#domain/kits/kit-finding.ts";
import {
  checkParts,
  type KitCheckSettings,
  listPriceOfParts,
  type PartAmount,
  powerOfParts,
} from "#domain/kits/kit-part.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { findingText, stringsText } from "./finding-text.ts";
import { Select } from "#app/ui/input.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface KitCheckPanelProps {
  list: readonly PartAmount[];
  workshop: KitCheckSettings;
}

/** Power, price of the parts, and electrical check of the unsaved kit. */
export function KitCheckPanel({ list, workshop }: KitCheckPanelProps) {
  const [grid, setGrid] = useState<GridConnection | null>(null);
  const id = useId();
  const isEmpty = !list.some(({ part }) => part.sheet?.type === "module");
  const check = checkParts(list, { ...workshop, grid });
  const { siteMinC, cellMaxC } = workshop.settings;
  return (
    <Panel as="aside" className="app-form__part app-beside__follows" aria-labelledby={id}>
      <h2 id={id} className="app-heading">
        {WORDS.check}
      </h2>
      <KitFigures list={list} />
      <div className="app-field">
        <label className="app-field__label" htmlFor={`${id}-grid`}>
          {WORDS.grid}
        </label>
        <Select
          id={`${id}-grid`}
          value={grid ?? ""}
          onChange={(event) => {
            setGrid(GRIDS.find((one) => one === event.currentTarget.value) ?? null);
          }}
        >
          <option value="">{WORDS.anyGrid}</option>
          {GRIDS.map((one) => (
            <option key={one} value={one}>
              {WORDS.grids[one]}
            </option>
          ))}
        </Select>
      </div>
      <div aria-live="polite" className="app-stack app-gap-12">
        {isEmpty ? <p className="app-small">{WORDS.checkEmpty}</p> : <Verdict check={check} />}
      </div>
      <p className="app-small">
        {fill(WORDS.checkSite, { minC: formatNumber(siteMinC), maxC: formatNumber(cellMaxC) })}
      </p>
    </Panel>
  );
}

const GRIDS = ["monofasico", "bifasico", "trifasico"] as const;

function KitFigures({ list }: { list: readonly PartAmount[] }) {
  const powerW = powerOfParts(list);
  const acPowerW = list.reduce(
    (sum, { part: { sheet }, amount }) =>
      sheet?.type === "inverter" ? sum + sheet.electrical.acPowerW * amount : sum,
    0,
  );
  const ratio = dcAcRatio({ dcPowerW: powerW, acPowerW });
  const figures = [
    [WORDS.total, formatPowerKwp(powerW)],
    [WORDS.ratio, ratio === null ? "–" : formatNumber(ratio, { minDecimals: 2 })],
    [WORDS.parts, formatCents(listPriceOfParts(list))],
  ] as const;
  return (
    <dl className="app-row app-row--between">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="app-small">{name}</dt>
          <dd className="app-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Verdict({ check: { findings, strings, currentWarnings } }: { check: KitCheck }) {
  return (
    <>
      {findings.length === 0 && (
        <p className="app-row app-kit-check__ok">
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          {WORDS.checkOk}
        </p>
      )}
      {findings.length > 0 && (
        <ul className="app-stack app-gap-12">
          {findings.map((finding) => (
            <FindingItem
              key={[finding.code, ...finding.products.map(({ productId }) => productId)].join(" ")}
              finding={finding}
            />
          ))}
        </ul>
      )}
      {currentWarnings.map((warning) => {
        const text = currentWarning(warning);
        return (
          <p key={text} className="app-kit-check__current">
            {text}
          </p>
        );
      })}
      {strings.length > 0 && (
        <>
          <h3 className="app-subheading">{WORDS.strings}</h3>
          <ul className="app-stack app-gap-12">
            {strings.map((one) => {
              const text = stringsText(one);
              return <li key={text}>{text}</li>;
            })}
          </ul>
        </>
      )}
    </>
  );
}

function FindingItem({ finding }: { finding: KitFinding }) {
  const { title, text } = findingText(finding);
  const isError = finding.severity === "error";
  const Icon = isError ? IconCircleX : IconAlertTriangle;
  return (
    <li className="app-kit-finding" data-severity={finding.severity}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <div>
        <p className="app-strong">
          <span className="app-kit-finding__label">{isError ? WORDS.errorLabel : WORDS.warningLabel}</span>{" "}
          {title}
        </p>
        <p>{text}</p>
        {finding.products.length > 0 && (
          <p className="app-subline app-wrap">{finding.products.map(({ name }) => name).join(" · ")}</p>
        )}
      </div>
    </li>
  );
}
