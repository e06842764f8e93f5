import { formatPowerKwp } from "#domain/shared/format.ts";
import type { ClosedKitInput } from "./closed-kit-schema.ts";
import type { GeneratedKit } from "./generate-kits.ts";
import type { KitRuleContent } from "./kit-rule-schema.ts";
import type { StandingKit } from "./plan-family.ts";

/** A kit of a family as a person would have typed it. What people gave a kit that stands (text, photo, days of sale)
 *  stays.
 *  @param standing - the kit as it is now; null for a new one */
export function toFamilyInput(
  kit: GeneratedKit,
  rule: KitRuleContent,
  standing: StandingKit | null,
): ClosedKitInput {
  const [first] = kit.options;
  const isCommon = ({ productId, amount }: { productId: string; amount: number }) =>
    kit.options.every(({ components }) =>
      components.some((other) => other.productId === productId && other.amount === amount),
    );
  const plain = ({ productId, amount }: { productId: string; amount: number }) => ({ productId, amount });
  return {
    productCode: kit.productCode,
    name: `${rule.namePrefix} ${formatPowerKwp(kit.powerW)}`,
    description: standing?.description ?? "",
    photoId: standing?.photoId ?? null,
    promotional: rule.promotional,
    active: true,
    validFrom: standing?.validFrom ?? null,
    validUntil: standing?.validUntil ?? null,
    components: (first?.components ?? []).filter(isCommon).map(plain),
    options: kit.options.map(({ structureId, priceCents, components }) => ({
      structureId,
      priceCents,
      components: components.filter((component) => !isCommon(component)).map(plain),
    })),
  };
}
