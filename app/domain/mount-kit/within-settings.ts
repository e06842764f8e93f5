import type { JourneySettings } from "#domain/settings/journey.ts";
import type { MountState } from "./mount-state.ts";

type AskedSettings = Pick<JourneySettings, "kits" | "stepsMountKit">;

/** A kit as the settings let it be. What was chosen before they changed and can be chosen no more, and so could not be
 *  taken back either, gives way to what the page proposes: strings without their step or left to the engineers, modules
 *  that lie otherwise, further faces of the roof. The same object where nothing of it is so. */
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
