import { fill } from "#copy/shared/fill.ts";
import { REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import type { Mounting } from "#domain/requests/cart-schema.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";

export interface MountingFactsProps {
  mounting: Mounting & { structureName: string };
  /** Name of a product by its id. */
  nameOf: (productId: string) => string;
}

/** Structure, strings and roof of a mounted kit, as far as they are known. */
export function MountingFacts({ mounting, nameOf }: MountingFactsProps) {
  const { structureName, targetPowerW, grid, cableMetres, arrangement, strings, layout } = mounting;
  return (
    <dl className="app-facts app-facts--columns">
      {structureName !== "" && <Row label={TEXTS.structure} values={[structureName]} />}
      {targetPowerW !== null && <Row label={TEXTS.targetPower} values={[formatPowerKwp(targetPowerW)]} />}
      {grid !== null && <Row label={TEXTS.grid} values={[TEXTS.grids[grid]]} />}
      {cableMetres !== null && (
        <Row label={TEXTS.cable} values={[fill(TEXTS.cableMetres, { metres: String(cableMetres) })]} />
      )}
      {arrangement === "unknown" ? (
        <Row label={TEXTS.strings} values={[TEXTS.stringsUnknown]} />
      ) : (
        strings.length > 0 && (
          <Row
            label={TEXTS.strings}
            values={strings.map((one) =>
              fill(one.stringCount === 1 ? TEXTS.stringLine : TEXTS.stringsLine, {
                inverters: String(one.inverterCount),
                inverter: nameOf(one.inverterId),
                count: String(one.stringCount),
                modules: String(one.modulesPerString),
                module: nameOf(one.moduleId),
              }),
            )}
          />
        )
      )}
      {layout.length > 0 && (
        <Row
          label={TEXTS.layout}
          values={layout.map(({ rows, modulesPerRow, orientation }) =>
            fill(TEXTS.layoutLine, {
              rows: String(rows),
              modules: String(modulesPerRow),
              orientation,
            }),
          )}
        />
      )}
    </dl>
  );
}

function Row({ label, values }: { label: string; values: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      {values.map((value, place) => (
        <dd key={`${String(place)} ${value}`}>{value}</dd>
      ))}
    </div>
  );
}
