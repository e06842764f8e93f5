import type { GridConnection } from "#domain/kits/kit-parts.ts";
import {
  aimAt,
  followRecommendation,
  ownLine,
  pickProduct,
  recommendLines,
  type RecommendedLine,
  setAmount,
} from "./change-lines.ts";
import type { Mend } from "./suggest-fixes.ts";
import type { MountProduct } from "./mount-product.ts";
import { EMPTY_MOUNT, type MountState, type RoofFace, type StringGroup } from "./mount-state.ts";

/** A designed kit: its lines, which replace all others. */
export interface DesignedLine {
  product: MountProduct;
  amount: number;
  recAmount: number;
  recAutomaticAmount: number;
  freeAmount: number;
}

/** An action of the person, or an answer of the server. */
export type MountChange =
  | { type: "aim"; targetW: number | null }
  | { type: "grid"; grid: GridConnection | null }
  | { type: "pick"; product: MountProduct; amount?: number; severalModules: boolean }
  | { type: "amount"; productId: string; amount: number }
  | { type: "follow"; productId: string }
  | { type: "structure"; structureId: string | null }
  | { type: "cable"; cableMetres: number | null }
  | { type: "arrange"; strings: readonly StringGroup[] }
  | { type: "arrangement"; arrangement: "best" | "unknown" }
  | { type: "faces"; faces: readonly RoofFace[] }
  | { type: "mend"; mend: Mend }
  | { type: "recommended"; answer: readonly RecommendedLine[]; products: readonly MountProduct[] }
  | { type: "designed"; lines: readonly DesignedLine[]; targetW: number | null; structureId: string | null }
  | { type: "refreshed"; products: readonly MountProduct[] }
  | { type: "empty" };

/** The state after a change. */
export function changeMount(state: MountState, change: MountChange): MountState {
  switch (change.type) {
    case "aim":
      return aimAt(state, change.targetW);
    case "grid":
      return { ...state, grid: change.grid };
    case "pick":
      return pickProduct(state, change.product, change);
    case "amount":
      return { ...state, lines: setAmount(state.lines, change.productId, change.amount) };
    case "follow":
      return { ...state, lines: followRecommendation(state.lines, change.productId) };
    case "structure":
      return { ...state, structureId: change.structureId };
    case "cable":
      return { ...state, cableMetres: change.cableMetres };
    case "arrange":
      return { ...state, arrangement: "own", strings: change.strings };
    case "arrangement":
      return { ...state, arrangement: change.arrangement };
    case "faces":
      return { ...state, faces: change.faces };
    case "mend":
      return mended(state, change.mend);
    case "recommended":
      if (state.lines.length === 0 && change.answer.length === 0) return state;
      return {
        ...state,
        lines: recommendLines(state.lines, change.answer),
        products: withProducts(state, change.products),
      };
    case "designed":
      return designed(state, change);
    case "refreshed":
      return { ...state, products: withProducts(state, change.products) };
    case "empty":
      return EMPTY_MOUNT;
  }
}

function mended(state: MountState, mend: Mend): MountState {
  switch (mend.kind) {
    case "strings":
      return { ...state, arrangement: "own", strings: mend.groups };
    case "best":
      return { ...state, arrangement: "best" };
    case "amount":
      return { ...state, lines: setAmount(state.lines, mend.productId, mend.to) };
  }
}

/** Takes over a designed kit. House and cable stay; strings and faces are laid out again. */
function designed(
  state: MountState,
  { lines, targetW, structureId }: Extract<MountChange, { type: "designed" }>,
): MountState {
  return {
    ...state,
    targetW,
    structureId: structureId ?? state.structureId,
    arrangement: "best",
    strings: [],
    faces: [],
    lines: lines.map(({ product, amount, recAmount, recAutomaticAmount, freeAmount }) => ({
      ...ownLine(product.productId, amount),
      own: recAutomaticAmount === 0 || amount !== recAutomaticAmount,
      recAmount,
      recAutomaticAmount,
      freeAmount,
    })),
    products: Object.fromEntries(lines.map(({ product }) => [product.productId, product])),
  };
}

function withProducts({ products }: MountState, fresh: readonly MountProduct[]): MountState["products"] {
  return { ...products, ...Object.fromEntries(fresh.map((product) => [product.productId, product])) };
}
