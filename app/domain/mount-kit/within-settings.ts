import type { BuyingSettings } from "#domain/settings/buying-settings.ts";
import type { MountState } from "./mount-state.ts";

type AskedSettings = Pick<BuyingSettings, "kits" | "stepsMountKit">;

/** A kit within the distributor's current settings. Choices that the settings no longer allow, and that the person
 *  could not change either, are replaced by the page's proposal: strings without their step or left to the engineers,
 *  another placement of modules, further faces of the roof. An unaffected state is returned as the same object. */
export function withinSettings(state: MountState, settings: AskedSettings): MountState {
  const arrangement = mayArrange(state.arrangement, settings) ? state.arrangement : "best";
  const faces = facesWithin(state.faces, settings.kits);
  return arrangement === state.arrangement && faces === state.faces
    ? state
    : { ...state, arrangement, faces };
}

function mayArrange(arrangement: MountState["arrangement"], { kits, stepsMountKit }: AskedSettings): boolean {
  if (arrangement === "best") return true;
  const hasStrings = stepsMountKit.some(({ type, show }) => type === "string" && show);
  return hasStrings && (arrangement === "own" || kits.showButtonUnknownArrangement);
}

function facesWithin(
  faces: MountState["faces"],
  { showStructureLayout, multipleStructureLayout, modulesOrientation: asked }: AskedSettings["kits"],
): MountState["faces"] {
  if (faces.length === 0) return faces;
  if (!showStructureLayout || (faces.length > 1 && !multipleStructureLayout)) return [];
  if (asked === "ambas" || faces.every(({ orientation }) => orientation === asked)) return faces;
  return faces.map((face) => ({ ...face, orientation: asked }));
}
