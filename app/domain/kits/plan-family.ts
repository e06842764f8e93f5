import type { GeneratedFamily, GeneratedKit } from "./generate-kits.ts";

/** A stored kit of the family. */
export interface StandingKit {
  id: string;
  productCode: string;
  version: number;
  active: boolean;
  /** Description entered by people, which a rule does not change. */
  description: string;
  photoId: string | null;
  validFrom: string | null;
  validUntil: string | null;
  options: {
    id: string;
    structureId: string;
    priceCents: number;
    components: { productId: string; amount: number }[];
  }[];
}

/** The effect of regenerating a family: kits that are new, changed, unchanged and ended. */
export interface FamilyPlan {
  created: GeneratedKit[];
  changed: { standing: StandingKit; kit: GeneratedKit; changes: FamilyChange[] }[];
  same: StandingKit[];
  /** Kits that are on sale but no longer part of the family. */
  ended: StandingKit[];
}

export type FamilyChange = "price" | "composition" | "structures" | "activated";

/** Compares a family generated today with its stored kits, which are matched by code. */
export function planFamily({ kits }: GeneratedFamily, standing: readonly StandingKit[]): FamilyPlan {
  const byCode = new Map(standing.map((one) => [one.productCode, one]));
  const codes = new Set(kits.map(({ productCode }) => productCode));
  const plan: FamilyPlan = {
    created: [],
    changed: [],
    same: [],
    ended: standing.filter(({ active, productCode }) => active && !codes.has(productCode)),
  };
  for (const kit of kits) {
    const known = byCode.get(kit.productCode);
    if (known === undefined) {
      plan.created.push(kit);
      continue;
    }
    const changes = changesBetween(known, kit);
    if (changes.length === 0) plan.same.push(known);
    else plan.changed.push({ standing: known, kit, changes });
  }
  return plan;
}

function changesBetween(standing: StandingKit, kit: GeneratedKit): FamilyChange[] {
  const changes: FamilyChange[] = [];
  const known = new Map(standing.options.map((option) => [option.structureId, option]));
  const kept = kit.options.flatMap((option) => {
    const before = known.get(option.structureId);
    return before === undefined ? [] : [{ before, option }];
  });
  if (kept.some(({ before, option }) => before.priceCents !== option.priceCents)) changes.push("price");
  if (kept.some(({ before, option }) => listOf(before.components) !== listOf(option.components))) {
    changes.push("composition");
  }
  if (kept.length !== kit.options.length || kept.length !== standing.options.length)
    changes.push("structures");
  if (!standing.active) changes.push("activated");
  return changes;
}

/** A composition as text, equal for equal compositions. */
function listOf(components: readonly { productId: string; amount: number }[]): string {
  return components
    .map(({ productId, amount }) => `${productId} ${amount}`)
    .sort()
    .join(", ");
}
