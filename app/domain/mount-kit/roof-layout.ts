import type { KitSettings } from "#domain/settings/kit-settings-schema.ts";
import { moduleCountOf, type MountState, type RoofFace } from "./mount-state.ts";

/** Limits of faces, of rows on a face, and of modules in a row. */
export const LAYOUT_LIMITS = { faces: 40, rows: 200, modulesPerRow: 200 } as const;

/** Modules in a row of a proposed layout, before it starts another row. */
const USUAL_ROW = 10;

/** How the modules of a kit are placed on the roof. */
export interface RoofLayout {
  faces: readonly RoofFace[];
  /** Number of places on all faces. */
  places: number;
  /** Modules without a place. */
  leftOver: number;
  /** Places without a module. */
  empty: number;
  /** Rows of all faces, at least one; recommendations use this number. */
  rows: number;
}

/** Proposes one face for a number of modules, in rows of at most ten.
 *  @example proposeFace(18, "retrato") // 2 rows of 9 */
export function proposeFace(modules: number, orientation: RoofFace["orientation"]): RoofFace {
  const rows = Math.min(LAYOUT_LIMITS.rows, Math.max(1, Math.ceil(modules / USUAL_ROW)));
  const modulesPerRow = Math.min(LAYOUT_LIMITS.modulesPerRow, Math.max(1, Math.ceil(modules / rows)));
  return { orientation, rows, modulesPerRow };
}

/** The layout in force: the one laid out, or a proposal for the modules of the kit. If the page does not ask for a
 *  layout, all modules are in one row. */
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

/** The default orientation of modules. */
export function firstOrientation({
  modulesOrientation,
}: Pick<KitSettings, "modulesOrientation">): RoofFace["orientation"] {
  return modulesOrientation === "ambas" ? "retrato" : modulesOrientation;
}

/** Adds a face for the modules without a place, or a copy of the last face. */
export function addFace(
  { faces, leftOver }: Pick<RoofLayout, "faces" | "leftOver">,
  orientation: RoofFace["orientation"],
): RoofFace[] {
  if (faces.length >= LAYOUT_LIMITS.faces) return [...faces];
  return [...faces, proposeFace(Math.max(1, leftOver), orientation)];
}
