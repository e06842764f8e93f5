import type { BuyingSettings, MountKitStep } from "#domain/settings/buying-settings.ts";
import { shownSteps } from "#domain/settings/buying-settings.ts";
import type { MountCheck } from "./check-mount.ts";
import { chosenLines, type MountState } from "./mount-state.ts";
import type { RoofLayout } from "./roof-layout.ts";

/** What a step still needs. */
export type StepNeed =
  | "MODULE"
  | "INVERTER"
  | "WRONG_STRINGS"
  | "STRING"
  | "STRUCTURE"
  | "MODULES_WITHOUT_PLACE"
  | "PRODUCT";

export interface MountStepState {
  type: MountKitStep;
  required: boolean;
  /** Whether the person has chosen anything in the step. */
  isTouched: boolean;
  /** What is still to be done in the step before the checkout. */
  needs: readonly StepNeed[];
}

/** The visible steps with what each still needs; the last one, the checkout, needs all others to be complete. Errors of
 *  the electrical check belong to the step that shows them. A structure is required if there are any.
 *  @source spec, mount-kit steps */
export function mountSteps(
  state: MountState,
  { findings }: Pick<MountCheck, "findings">,
  { leftOver }: Pick<RoofLayout, "leftOver">,
  {
    stepsMountKit,
    mountKit,
    hasStructures,
  }: Pick<BuyingSettings, "stepsMountKit" | "mountKit"> & { hasStructures: boolean },
): MountStepState[] {
  const steps = shownSteps(stepsMountKit);
  const has = (types: readonly string[]) =>
    chosenLines(state).some(({ line, product }) => line.amount > 0 && types.includes(product.type));
  const hasModules = has(["module"]);
  const hasInverters = has(["inverter"]);
  const hasErrors = hasModules && findings.some(({ severity }) => severity === "error");
  const errorStep = checkStepOf(steps);
  const needsOf = (type: MountKitStep, required: boolean): StepNeed[] => {
    const wrong: StepNeed[] = hasErrors && type === errorStep ? ["WRONG_STRINGS"] : [];
    switch (type) {
      case "module":
        return hasModules ? wrong : ["MODULE"];
      case "inverter":
        return (required || mountKit.requiredInverterToMountKit) && !hasInverters ? ["INVERTER"] : wrong;
      case "string":
        return required && !(hasModules && hasInverters) ? ["STRING"] : wrong;
      case "structure":
        return [
          ...(required && hasStructures && state.structureId === null ? (["STRUCTURE"] as const) : []),
          ...(required && leftOver > 0 ? (["MODULES_WITHOUT_PLACE"] as const) : []),
        ];
      case "product":
        return required && !has(["complementaryEquipment", "custom", "stringBox"]) ? ["PRODUCT"] : [];
      case "checkout":
        return [];
    }
  };
  const touched: Readonly<Record<MountKitStep, boolean>> = {
    module: hasModules,
    inverter: hasInverters,
    string: hasModules && hasInverters,
    structure: state.structureId !== null || state.faces.length > 0,
    product: has(["complementaryEquipment", "custom", "stringBox"]),
    checkout: false,
  };
  return steps.map(({ type, required }) => ({
    type,
    required,
    isTouched: touched[type],
    needs: needsOf(type, required),
  }));
}

/** The step that shows the electrical check: strings, or the last visible step before it. */
export function checkStepOf(steps: readonly { type: MountKitStep }[]): MountKitStep {
  return CHECK_STEPS.find((wanted) => steps.some(({ type }) => type === wanted)) ?? "module";
}

const CHECK_STEPS = ["string", "inverter"] as const satisfies readonly MountKitStep[];

/** Whether the kit may go to the checkout. */
export function isComplete(steps: readonly MountStepState[]): boolean {
  return steps.every(({ needs }) => needs.length === 0);
}
