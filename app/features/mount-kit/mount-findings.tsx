import "./mount-strings.css";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { STRING_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { currentWarning } from "#copy/spec/kits.ts";
import type { CurrentWarning } from "#domain/kits/current-warnings.ts";
import type { MountFinding } from "#domain/mount-kit/check-mount.ts";
import type { Mend } from "#domain/mount-kit/suggest-fixes.ts";
import type { MountProducts } from "#domain/mount-kit/mount-product.ts";
import type { MpptChoice } from "#domain/mount-kit/mount-state.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { mountFindingText } from "../kits/mount-finding-text.ts";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export interface MountFindingsProps {
  findings: readonly MountFinding[];
  currentWarnings: readonly CurrentWarning[];
  mends: ReadonlyMap<MountFinding, readonly Mend[]>;
  products: MountProducts;
  /** Text for a kit without findings. */
  okText: string;
  onMend: (mend: Mend) => void;
}

/** Findings of a kit with their reasons and fixes. */
export function MountFindings({
  findings,
  currentWarnings,
  mends,
  products,
  okText,
  onMend,
}: MountFindingsProps) {
  return (
    <div aria-live="polite">
      {findings.length === 0 && currentWarnings.length === 0 && (
        <p className="app-row app-mount-check__ok">
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          {okText}
        </p>
      )}
      {findings.length > 0 && (
        <ul className="app-stack app-gap-8">
          {findings.map((finding) => (
            <Finding
              key={[finding.code, ...finding.products.map(({ productId }) => productId)].join(" ")}
              finding={finding}
              mends={mends.get(finding) ?? []}
              products={products}
              onMend={onMend}
            />
          ))}
        </ul>
      )}
      {currentWarnings.map((warning) => {
        const text = currentWarning(warning);
        return (
          <NoticeBox key={text} tone="warn">
            {text}
          </NoticeBox>
        );
      })}
    </div>
  );
}

function Finding({
  finding,
  mends,
  products,
  onMend,
}: { finding: MountFinding; mends: readonly Mend[] } & Pick<MountFindingsProps, "products" | "onMend">) {
  const { title, text } = mountFindingText(finding);
  const isError = finding.severity === "error";
  const Icon = isError ? IconCircleX : IconAlertTriangle;
  return (
    <li
      className={`gs-notice gs-notice--${isError ? "danger" : "warn"} app-mount-finding`}
      data-severity={finding.severity}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <div>
        <p className="app-strong">
          <span className="app-mount-finding__label">{isError ? TEXTS.error : TEXTS.warning}</span> {title}
        </p>
        <p>{text}</p>
        {finding.products.length > 0 && (
          <p className="app-mount-finding__products">
            {finding.products.map(({ name }) => name).join(" · ")}
          </p>
        )}
        {mends.length > 0 && (
          <p className="app-row app-gap-8 app-mount-finding__mends">
            {mends.map((mend) => (
              <Button
                key={mendText(mend, products)}
                onClick={() => {
                  onMend(mend);
                }}
              >
                {mendText(mend, products)}
              </Button>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

function mendText(mend: Mend, products: MountProducts): string {
  switch (mend.kind) {
    case "best":
      return TEXTS.mendBest;
    case "strings":
      return fill(TEXTS.mendStrings, { to: stringsText(mend.to), from: stringsText(mend.from) });
    case "amount": {
      const name = products[mend.productId]?.name ?? mend.name;
      return fill(TEXTS.mendAmount, { to: formatNumber(mend.to), from: formatNumber(mend.from), name });
    }
  }
}

/** Strings by length, the longest first. @example two strings of nine modules: "2 × 9" */
function stringsText(choices: readonly MpptChoice[]): string {
  const counts = new Map<number, number>();
  for (const { modulesPerString, stringCount } of choices) {
    counts.set(modulesPerString, (counts.get(modulesPerString) ?? 0) + stringCount);
  }
  return [...counts]
    .sort(([one], [other]) => other - one)
    .map(([length, count]) => `${formatNumber(count)} × ${formatNumber(length)}`)
    .join(" + ");
}
