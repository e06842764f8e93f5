import "./mount-bill.css";
import { IconAlertTriangle, IconBulb, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { measureText } from "#copy/shared/measures.ts";
import { BILL_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { dcAcRatio } from "#domain/kits/closed-kit-sale.ts";
import { isCheckable } from "#domain/mount-kit/bill.ts";
import { formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { NoticeBox } from "#app/ui/notice.tsx";
import type { MountKit } from "./use-mount-kit.ts";

/** Power, ratio, weight and volume of the kit. */
export function BillFigures({ kit: { bill, state } }: { kit: MountKit }) {
  const missingW = state.targetW === null ? 0 : state.targetW - bill.powerW;
  const acPowerW = bill.lines.reduce(
    (sum, { line, product: { sheet } }) =>
      sheet?.type === "inverter" ? sum + sheet.electrical.acPowerW * line.amount : sum,
    0,
  );
  const ratio = dcAcRatio({ dcPowerW: bill.powerW, acPowerW });
  const weighed = bill.isMeasured ? undefined : TEXTS.notAll;
  return (
    <dl className="app-facts app-gap-8 app-bill__figures">
      <div className="app-wide app-bill__power">
        <dt>{TEXTS.power}</dt>
        <dd>
          {formatPowerKwp(bill.powerW)}
          {missingW > 0 && bill.powerW > 0 && (
            <small>{fill(TEXTS.missingPower, { power: formatPowerKwp(missingW) })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{TEXTS.ratio}</dt>
        <dd>{ratio === null ? "–" : formatNumber(ratio, { minDecimals: 2 })}</dd>
      </div>
      <div title={weighed}>
        <dt>{TEXTS.weight}</dt>
        <dd>{measureText(bill.weightKg, "kilograms")}</dd>
      </div>
      <div title={weighed}>
        <dt>{TEXTS.volume}</dt>
        <dd>{measureText(bill.volumeM3, "cubicMetres")}</dd>
      </div>
    </dl>
  );
}

/** Number of findings of the electrical check, with a link to them. */
export function BillFindings({ kit: { bill, check }, checkPath }: { kit: MountKit; checkPath: string }) {
  const errors = check.findings.filter(({ severity }) => severity === "error").length;
  const count = check.findings.length + check.currentWarnings.length;
  if (!isCheckable(bill)) return null;
  if (count === 0) {
    return (
      <NoticeBox tone="ok">
        <IconCircleCheck size={16} stroke={1.75} aria-hidden />
        {TEXTS.noProblems}
      </NoticeBox>
    );
  }
  const Icon = errors > 0 ? IconCircleX : IconAlertTriangle;
  const text =
    errors > 0
      ? countText(errors, TEXTS.problemOne, TEXTS.problems)
      : countText(count, TEXTS.warningOne, TEXTS.warnings);
  return (
    <NoticeBox tone={errors > 0 ? "danger" : "warn"} role="status">
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className="app-grow">{text}</span>
      <Link to={checkPath} preventScrollReset>
        {TEXTS.seeProblems}
      </Link>
    </NoticeBox>
  );
}

/** Number of recommended products that are not in the kit, with a link to them. */
export function BillOffers({ kit: { bill }, offersPath }: { kit: MountKit; offersPath: string }) {
  return (
    <NoticeBox tone="info" role="status">
      <IconBulb size={16} stroke={1.75} aria-hidden />
      <span className="app-grow">{countText(bill.offers.length, TEXTS.offerOne, TEXTS.offers)}</span>
      <Link to={offersPath} preventScrollReset>
        {TEXTS.seeProblems}
      </Link>
    </NoticeBox>
  );
}

function countText(count: number, one: string, many: string): string {
  return count === 1 ? one : fill(many, { count: formatNumber(count) });
}
