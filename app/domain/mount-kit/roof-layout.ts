import type { KitSettings } from "#domain/settings/kit-settings-schema.ts";
import { moduleCountOf, type MountState, type RoofFace } from "./mount-state.ts";

/** Faces, rows of a face and modules of a row at most. */
export const LAYOUT_LIMITS = { faces: 40, rows: 200, modulesPerRow: 200 } as const;

/** Modules of a row beyond which a proposal begins another one. */
const USUAL_ROW = 10;

/** How the modules of a kit lie on the roof. */
export interface RoofLayout {
  faces: readonly RoofFace[];
  /** Places of all faces. */
  places: number;
  /** Modules for which there is no place. */
  leftOver: number;
  /** Places without a module. */
  empty: number;
  /** Rows of all faces, one at least: what recommendations reckon with. */
  rows: number;
}

/** One face that takes so many modules, in rows of ten at most.
 *  @example proposeFace(18, "retrato") // 2 rows of 9 */
export function proposeFace(modules: number, orientation: RoofFace["orientation"]): RoofFace {
  const rows = Math.min(LAYOUT_LIMITS.rows, Math.max(1, Math.ceil(modules / USUAL_ROW)));
  const modulesPerRow = Math.min(LAYOUT_LIMITS.modulesPerRow, Math.max(1, Math.ceil(modules / rows)));
  return { orientation, rows, modulesPerRow };
}

/** The layout that counts: what was laid out, else a proposal for the modules of the kit. Where the page does not ask
 *  for it, all modules lie in one row. */
export function layoutOf(
  state: Pick<MountState, "lines" | "products" | "faces">,
  settings: Pick<KitSettings, "showStructureLayout" | "modulesOrientation">,
): RoofLayout {
  const modules = moduleCountOf(state);
  if (!settings.showStructureLayout || modules === 0) {
    return { faces: [], places: 0, leftOver: 0, empty: 0, rows: 1 };
  }
  const proposed = [proposeFace(modules, firstOrientation(settings))];
  const faces = state.faces.length > 0 ? state.faces : proposed;
  const places = faces.reduce((sum, { rows, modulesPerRow }) => sum + rows * modulesPerRow, 0);
  return {
    faces,
    places,
    leftOver: Math.max(0, modules - places),
    empty: Math.max(0, places - modules),
    rows: faces.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** The orientation that modules have unless another one is chosen. */
export function firstOrientation({
  modulesOrientation,
}: Pick<KitSettings, "modulesOrientation">): RoofFace["orientation"] {
  return modulesOrientation === "ambas" ? "retrato" : modulesOrientation;
}

/** Another face for the modules that have no place yet, or a copy of the last one. */
export function addFace(
  { faces, leftOver }: Pick<RoofLayout, "faces" | "leftOver">,
  orientation: RoofFace["orientation"],
): RoofFace[] {
  if (faces.length >= LAYOUT_LIMITS.faces) return [...faces];
  return [...faces, proposeFace(Math.max(1, leftOver), orientation)];
}
