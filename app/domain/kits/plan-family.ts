import type { GeneratedFamily, GeneratedKit } from "./generate-kits.ts";

/** A kit of the family as it stands now. */
export interface StandingKit {
  id: string;
  productCode: string;
  version: number;
  active: boolean;
  /** What people gave it and a rule leaves alone. */
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

/** What making a family anew does: kits that are new, that change and how, that stay, and that end. */
export interface FamilyPlan {
  created: GeneratedKit[];
  changed: { standing: StandingKit; kit: GeneratedKit; changes: FamilyChange[] }[];
  same: StandingKit[];
  /** On sale now, and no longer part of the family. */
  ended: StandingKit[];
}

export type FamilyChange = "price" | "composition" | "structures" | "activated";

/** Compares a family as it would be made today with its kits, which are found again by their codes. */
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

/** A composition as text that is equal for equal ones. */
function listOf(components: readonly { productId: string; amount: number }[]): string {
  return components
    .map(({ productId, amount }) => `${productId} ${amount}`)
    .sort()
    .join(", ");
}
