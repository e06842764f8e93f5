import { composeName } from "#domain/shared/compose-name.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import type { ClosedKitInput } from "./closed-kit-schema.ts";
import type { GeneratedKit } from "./generate-kits.ts";
import type { KitRuleContent } from "./kit-rule-schema.ts";
import type { StandingKit } from "./plan-family.ts";

/** A kit of a family in the form in which a person would enter it. Text, photo and days of sale that people gave a
 *  stored kit are kept.
 *  @param standing - the stored kit; null for a new one */
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
    name: composeName([rule.namePrefix, formatPowerKwp(kit.powerW)]),
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
