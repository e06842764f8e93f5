import "#app/features/kits/kit-rules.css";
import { fill } from "#copy/shared/fill.ts";
import { FAMILY_CHANGES, FAMILY_FAILURES, FAMILY_TEXTS as TEXTS } from "#copy/kits/kit-rules.ts";
import type { FamilyChange } from "#domain/kits/plan-family.ts";
import type { GenerationFailure } from "#domain/kits/generate-kits.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Badge } from "#app/ui/badge.tsx";

/** A kit that the rule would make now. */
export interface FamilyKit {
  productCode: string;
  powerW: number;
  moduleCount: number;
  inverterName: string;
  inverterCount: number;
  ratio: string;
  warnings: number;
  options: { structureId: string; priceCents: number }[];
  change: "new" | "same" | readonly FamilyChange[];
}

export interface FamilyPreviewProps {
  kits: readonly FamilyKit[];
  failures: readonly { targetW: number; reason: GenerationFailure }[];
  ended: readonly string[];
  structures: readonly { id: string; name: string }[];
}

const BADGES = { new: "ok", same: "plain", changed: "info" } as const;

/** Preview of a rule: a row for each kit with its change, and the powers that no kit reaches. */
export function FamilyPreview({ kits, failures, ended, structures }: FamilyPreviewProps) {
  const nameOf = (id: string) => structures.find((one) => one.id === id)?.name ?? "";
  const summary = fill(TEXTS.summary, {
    created: String(kits.filter(({ change }) => change === "new").length),
    changed: String(kits.filter(({ change }) => typeof change !== "string").length),
    same: String(kits.filter(({ change }) => change === "same").length),
    ended: String(ended.length),
  });
  return (
    <div>
      <p role="status" className="app-strong">
        {summary}
      </p>
      {kits.length > 0 && (
        <DataTable
          caption={TEXTS.title}
          rows={kits}
          rowKey={({ productCode }) => productCode}
          sort={null}
          columns={[
            {
              key: "code",
              title: TEXTS.code,
              className: "app-family__code",
              cell: ({ productCode }) => productCode,
            },
            { key: "power", title: TEXTS.power, align: "end", cell: ({ powerW }) => formatPowerKwp(powerW) },
            { key: "composition", title: TEXTS.composition, cell: (kit) => <Composition kit={kit} /> },
            {
              key: "ratio",
              title: TEXTS.ratio,
              align: "end",
              cell: ({ ratio }) => formatNumber(ratio, { minDecimals: 2 }),
            },
            {
              key: "price",
              title: TEXTS.price,
              align: "end",
              cell: ({ options }) => (
                <ul className="app-stack app-gap-0">
                  {options.map(({ structureId, priceCents }) => (
                    <li key={structureId} className="app-row app-row--between app-gap-12">
                      <span className="app-quiet">{nameOf(structureId)}</span> {formatCents(priceCents)}
                    </li>
                  ))}
                </ul>
              ),
            },
            { key: "change", title: TEXTS.change, cell: ({ change }) => <Change change={change} /> },
          ]}
        />
      )}
      {failures.length > 0 && (
        <section aria-label={TEXTS.failures}>
          <h3 className="app-subheading">{TEXTS.failures}</h3>
          <ul>
            {failures.map(({ targetW, reason }) => (
              <li key={targetW}>
                <strong>{formatPowerKwp(targetW)}</strong>: {FAMILY_FAILURES[reason]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {ended.length > 0 && (
        <p>
          <strong>{TEXTS.ended}:</strong> {ended.join(", ")}
        </p>
      )}
    </div>
  );
}

function Composition({ kit }: { kit: FamilyKit }) {
  const { moduleCount, inverterCount, inverterName, warnings } = kit;
  const warningText =
    warnings === 1 ? TEXTS.warnings.one : fill(TEXTS.warnings.many, { count: String(warnings) });
  return (
    <>
      {fill(TEXTS.made, {
        modules: String(moduleCount),
        inverters: String(inverterCount),
        inverter: inverterName,
      })}
      {warnings > 0 && <Badge tone="warn">{warningText}</Badge>}
    </>
  );
}

function Change({ change }: { change: FamilyKit["change"] }) {
  if (typeof change === "string") {
    return <Badge tone={BADGES[change]}>{TEXTS[change]}</Badge>;
  }
  const text = change.map((one) => FAMILY_CHANGES[one]).join(", ");
  return <Badge tone={BADGES.changed}>{text}</Badge>;
}
