import type { ElectricalSettings } from "#domain/settings/kit-settings-schema.ts";
import type { ConnectedInverter } from "./connect-kit.ts";
import type { KitFinding, KitFindingCode } from "./kit-finding.ts";
import type { KitInverter, KitStringBox } from "./kit-parts.ts";
import { sizeStrings } from "./string-sizing.ts";

interface StringExtremes {
  stringCount: number;
  /** Voltage of the longest string at the coldest morning; current of one string at the hottest cell. */
  voltageV: number;
  currentA: number;
}

/** Findings about the string boxes of a kit: voltage of the coldest string, inputs for all strings, current of a
 *  string, and compatible inverters. Micro-inverters need no box; with optimisers the voltage is not compared. */
export function findStringBoxFaults({
  stringBoxes,
  inverters,
  connected,
  settings,
}: {
  stringBoxes: readonly KitStringBox[];
  inverters: readonly KitInverter[];
  connected: readonly ConnectedInverter[];
  settings: ElectricalSettings;
}): KitFinding[] {
  if (stringBoxes.length === 0) return [];
  const strings = extremesOf(connected, settings);
  const inputs = stringBoxes.reduce((sum, box) => sum + box.inputs * box.amount, 0);
  return [
    ...stringBoxes.flatMap((box) => [
      ...limitFindings(box, strings),
      ...incompatibleWith(box, inverters).map(([first, second]) =>
        fault("STRING_BOX_NOT_COMPATIBLE", { value: 1, limit: 0, unit: "inverters" }, [first, second]),
      ),
    ]),
    ...(strings.stringCount > inputs
      ? [
          fault(
            "STRINGS_ABOVE_BOX_INPUTS",
            { value: strings.stringCount, limit: inputs, unit: "strings" },
            stringBoxes,
          ),
        ]
      : []),
  ];
}

function limitFindings(box: KitStringBox, { voltageV, currentA }: StringExtremes): KitFinding[] {
  const { maxDcV, maxCurrentPerInputA } = box;
  const findings: KitFinding[] = [];
  if (maxDcV !== null && voltageV > maxDcV) {
    const numbers = { value: voltageV, limit: maxDcV, unit: "V" } as const;
    findings.push({ ...fault("VOLTAGE_ABOVE_STRING_BOX_LIMIT", numbers, [box]), severity: "error" });
  }
  if (maxCurrentPerInputA !== null && currentA > maxCurrentPerInputA) {
    const numbers = { value: currentA, limit: maxCurrentPerInputA, unit: "A" } as const;
    findings.push(fault("CURRENT_ABOVE_STRING_BOX_LIMIT", numbers, [box]));
  }
  return findings;
}

function incompatibleWith(
  box: KitStringBox,
  inverters: readonly KitInverter[],
): [KitStringBox, KitInverter][] {
  const { compatibleInverters } = box;
  if (compatibleInverters.length === 0) return [];
  return inverters.flatMap((inverter): [KitStringBox, KitInverter][] =>
    compatibleInverters.includes(inverter.productId) ? [] : [[box, inverter]],
  );
}

function extremesOf(
  connected: readonly ConnectedInverter[],
  { siteMinC, cellMaxC }: ElectricalSettings,
): StringExtremes {
  const boxed = connected.filter(({ inverter }) => inverter.electrical.kind !== "micro");
  const all = boxed.flatMap(({ inverter, uses }) =>
    uses.flatMap(({ module, assessment }) => {
      const design = { module: module.electrical, inverter: inverter.electrical, siteMinC, cellMaxC };
      const sizing = sizeStrings({ ...design, stringsPerMppt: 1 });
      const isHeld = inverter.electrical.kind === "solaredge";
      return assessment.arrangement.map(({ stringCount, modulesPerString }) => ({
        stringCount,
        voltageV: isHeld ? 0 : sizing.vocAtMinV * modulesPerString,
        currentA: isHeld ? 0 : sizing.iscAtMaxA,
      }));
    }),
  );
  return {
    stringCount: all.reduce((sum, { stringCount }) => sum + stringCount, 0),
    voltageV: Math.max(0, ...all.map(({ voltageV }) => voltageV)),
    currentA: Math.max(0, ...all.map(({ currentA }) => currentA)),
  };
}

function fault(
  code: KitFindingCode,
  numbers: Pick<KitFinding, "value" | "limit" | "unit">,
  parts: readonly { productId: string; name: string }[],
): KitFinding {
  const products = parts.map(({ productId, name }) => ({ productId, name }));
  return { severity: "warning", code, ...numbers, products };
}
