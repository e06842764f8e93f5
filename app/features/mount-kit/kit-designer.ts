import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { DesignedLine } from "./change-mount.ts";

/** What a kit is designed for. */
export interface DesignQuestion {
  targetW: number;
  /** Module to design with; null for any. */
  moduleId: string | null;
  structureId: string | null;
  grid: GridConnection | null;
  rows: number;
  cableMetres: number | null;
  integratorId: string | null;
}

/** A whole kit for what was asked. */
export interface KitProposal {
  id: string;
  name: string;
  powerW: number;
  lines: readonly DesignedLine[];
  totalCents: number | null;
  /** Sentences that speak for it. */
  reasons: readonly string[];
}

/** Designs kits, the best first; none when nothing on sale makes one. */
export type KitDesigner = (question: DesignQuestion, signal: AbortSignal) => Promise<readonly KitProposal[]>;
