import { checkKitStrings } from "#domain/kits/check-kit-strings.ts";
import type { StringFinding } from "#domain/kits/string-findings.ts";
import type { InverterElectrical, ModuleElectrical, SiteTemperatures } from "#domain/kits/string-sizing.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";

/** The facts of a product that its substitutes are ranked by. */
export interface ReplaceableProduct {
  id: string;
  type: ProductType;
  powerW: number | null;
  priceCents: number;
  /** Data sheet of a module or an inverter; null for other products and if unknown. */
  module: ModuleElectrical | null;
  inverter: InverterElectrical | null;
}

/** A kit that uses the product, with its module and inverter. */
export interface KitOfProduct {
  id: string;
  name: string;
  /** Units of the product in the kit. */
  amount: number;
  /** The kit's module and inverter; null if the kit has no or several models. */
  module: { amount: number; electrical: ModuleElectrical } | null;
  inverter: { amount: number; electrical: InverterElectrical } | null;
}

/** The effect of a substitute on one kit. */
export interface KitDifference {
  kitId: string;
  name: string;
  /** Change of the kit's DC power in watts, by a substitute module. */
  powerDifferenceW: number;
  priceDifferenceCents: number;
  /** Null if the kit's strings cannot be checked. */
  findings: StringFinding[] | null;
}

export interface Substitute<Product extends ReplaceableProduct> {
  product: Product;
  /** Whether the distributor named the substitute; otherwise it is a suggestion. */
  isOwn: boolean;
  powerDifferenceW: number | null;
  priceDifferenceCents: number;
  /** Number of kits that would have an electrical error with the substitute. */
  unsafeKits: number;
  kits: KitDifference[];
}

/** Substitutes of a product, best first: the distributor's own ranking, then products of the same type, ordered by the
 *  number of kits with electrical errors, the difference in power, and the difference in price. Inverters of another
 *  kind or for another grid are not suggested.
 *  @param ranking - ids that the distributor named, best first */
export function rankSubstitutes<Product extends ReplaceableProduct>({
  product,
  candidates,
  ranking,
  kits,
  site,
}: {
  product: ReplaceableProduct;
  candidates: readonly Product[];
  ranking: readonly string[];
  kits: readonly KitOfProduct[];
  site: SiteTemperatures & { maxDcAcRatio: number };
}): Substitute<Product>[] {
  const place = ({ id }: Product) => ranking.indexOf(id);
  return candidates
    .filter((one) => one.id !== product.id && one.type === product.type)
    .filter((one) => place(one) >= 0 || isAlike(product, one))
    .map((one): Substitute<Product> => {
      const differences = kits.map((kit) => kitDifference(product, one, kit, site));
      return {
        product: one,
        isOwn: place(one) >= 0,
        powerDifferenceW: powerDifference(product, one),
        priceDifferenceCents: one.priceCents - product.priceCents,
        unsafeKits: differences.filter(({ findings }) => isUnsafe(findings)).length,
        kits: differences,
      };
    })
    .sort((one, other) => {
      if (one.isOwn || other.isOwn) {
        return one.isOwn && other.isOwn
          ? place(one.product) - place(other.product)
          : Number(other.isOwn) - Number(one.isOwn);
      }
      return (
        one.unsafeKits - other.unsafeKits ||
        Math.abs(one.powerDifferenceW ?? 0) - Math.abs(other.powerDifferenceW ?? 0) ||
        Math.abs(one.priceDifferenceCents) - Math.abs(other.priceDifferenceCents) ||
        (one.product.id < other.product.id ? -1 : 1)
      );
    });
}

function kitDifference(
  product: ReplaceableProduct,
  substitute: ReplaceableProduct,
  kit: KitOfProduct,
  site: SiteTemperatures & { maxDcAcRatio: number },
): KitDifference {
  const isModule = product.type === "module";
  const module = isModule ? substitute.module : (kit.module?.electrical ?? null);
  const inverter = product.type === "inverter" ? substitute.inverter : (kit.inverter?.electrical ?? null);
  const isChecked = module !== null && inverter !== null && kit.module !== null && kit.inverter !== null;
  return {
    kitId: kit.id,
    name: kit.name,
    powerDifferenceW: isModule ? (powerDifference(product, substitute) ?? 0) * kit.amount : 0,
    priceDifferenceCents: (substitute.priceCents - product.priceCents) * kit.amount,
    findings: isChecked
      ? checkKitStrings({
          ...site,
          module,
          inverter,
          moduleCount: kit.module?.amount ?? 0,
          inverterCount: kit.inverter?.amount ?? 0,
        })
      : null,
  };
}

function isUnsafe(findings: readonly StringFinding[] | null): boolean {
  return findings?.some(({ severity }) => severity === "error") === true;
}

function powerDifference(product: ReplaceableProduct, substitute: ReplaceableProduct): number | null {
  return product.powerW === null || substitute.powerW === null ? null : substitute.powerW - product.powerW;
}

function isAlike({ inverter }: ReplaceableProduct, substitute: ReplaceableProduct): boolean {
  if (inverter === null || substitute.inverter === null) return true;
  return inverter.kind === substitute.inverter.kind && inverter.phases === substitute.inverter.phases;
}
