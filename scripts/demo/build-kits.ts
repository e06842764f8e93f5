import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import { demoId } from "./demo-id.ts";
import type { DemoInverter, DemoModule } from "./demo-products.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import type { KitLine, StructureKey } from "./kit-line.ts";
import { STRUCTURES } from "./kit-line.ts";
import { listMaterials } from "./kit-materials.ts";
import type { Material } from "./kit-materials.ts";
import { sizeKit } from "./size-kit.ts";
import type { SizedKit } from "./size-kit.ts";
import { composeName } from "#domain/shared/compose-name.ts";
import { formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { multiplyCents, pricePerKwpCents, sumCents } from "#domain/shared/money.ts";
import type { kit, kitOption, kitOptionComponent } from "#worker/db/schema/kits.ts";

export interface DemoCatalog {
  modules: readonly DemoModule[];
  inverters: readonly DemoInverter[];
}

export interface KitRows {
  kits: (typeof kit.$inferInsert)[];
  kitOptions: (typeof kitOption.$inferInsert)[];
  kitOptionComponents: (typeof kitOptionComponent.$inferInsert)[];
}

/** A kit costs its components plus 8%; a promotional one 5% less. */
const KIT_FACTOR = "1.08";
const PROMOTIONAL_FACTOR = "1.026";
/** One kit in this many has its first option on promotion. */
const PROMOTION_PERIOD = 13;

/** Closed kits of a distributor: one for each power of each of its lines, one option for each structure. */
export function buildKits(
  tenant: DemoTenant,
  catalog: DemoCatalog,
  { createdAt, priceOf }: { createdAt: string; priceOf: (productCode: string) => number },
): KitRows {
  const rows: KitRows = { kits: [], kitOptions: [], kitOptionComponents: [] };
  for (const { sized, structures } of listSizedKits(tenant.kitLines, catalog)) {
    const kitRow = buildKit(tenant, sized, createdAt);
    const isPromoted = rows.kits.length % PROMOTION_PERIOD === 5;
    rows.kits.push(kitRow);
    for (const [index, structure] of structures.entries()) {
      const materials = listMaterials(sized, structure);
      const promotional = isPromoted && index === 0;
      const option = buildOption(tenant, { kitRow, structure, materials, promotional, priceOf });
      rows.kitOptions.push(option);
      rows.kitOptionComponents.push(...buildComponents(tenant, option.id, materials));
    }
  }
  return rows;
}

function listSizedKits(
  lines: readonly KitLine[],
  catalog: DemoCatalog,
): { sized: SizedKit; structures: readonly StructureKey[] }[] {
  return lines.flatMap((line) => {
    const module = findByCode(catalog.modules, line.module);
    const inverters = line.inverters.map((code) => findByCode(catalog.inverters, code));
    return line.targetsKwp.map((targetKwp) => ({
      sized: sizeKit({ module, inverters, targetKwp }),
      structures: line.structures,
    }));
  });
}

function findByCode<T extends { productCode: string }>(list: readonly T[], code: string): T {
  const found = list.find(({ productCode }) => productCode === code);
  if (found === undefined) throw new Error(`the demo catalogue has no ${code}`);
  return found;
}

function buildKit({ slug }: DemoTenant, kit: SizedKit, createdAt: string): KitRows["kits"][number] {
  const { module, moduleCount, inverter, inverterCount, powerW } = kit;
  const [, moduleMaker = ""] = module.productCode.split("-");
  const [, inverterMaker = ""] = inverter.productCode.split("-");
  const productCode = `KIT-${powerW}-${moduleMaker}-${inverterMaker}`;
  return {
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("kit", slug, productCode),
    productCode,
    name: composeName(["Kit", formatPowerKwp(powerW)]),
    description: `${moduleCount} módulos ${module.manufacturer} ${module.model} e ${countInverters(inverter, inverterCount)}`,
    powerW,
    createdAt,
    updatedAt: createdAt,
  };
}

function countInverters(
  { manufacturer, model, electrical, phaseLabel }: DemoInverter,
  count: number,
): string {
  const singular = electrical.kind === "micro" ? "microinversor" : "inversor";
  const noun = count === 1 ? singular : `${singular}es`;
  const power = `${formatNumber(electrical.acPowerW / 1000)} kW`;
  return `${count} ${noun} ${manufacturer} ${model} (${power}, ${phaseLabel})`;
}

function buildOption(
  { slug }: DemoTenant,
  option: {
    kitRow: KitRows["kits"][number];
    structure: StructureKey;
    materials: readonly Material[];
    promotional: boolean;
    priceOf: (productCode: string) => number;
  },
): KitRows["kitOptions"][number] {
  const { kitRow, structure, materials, promotional, priceOf } = option;
  const componentsCents = sumCents(
    materials.map(({ product, amount }) => multiplyCents(priceOf(product.productCode), amount)),
  );
  const priceCents = multiplyCents(componentsCents, promotional ? PROMOTIONAL_FACTOR : KIT_FACTOR);
  return {
    distributorId: kitRow.distributorId,
    id: demoId("kto", slug, kitRow.productCode, structure),
    kitId: kitRow.id,
    structureId: demoId("str", slug, structure),
    name: `${kitRow.name} · ${STRUCTURES[structure]}`,
    powerW: kitRow.powerW,
    priceCents,
    pricePerKwpCents: pricePerKwpCents({ priceCents, powerW: kitRow.powerW }),
    promotional,
    isToSell: true,
    version: 1,
  };
}

function buildComponents(
  { slug }: DemoTenant,
  kitOptionId: string,
  materials: readonly Material[],
): KitRows["kitOptionComponents"] {
  return materials.map(({ product, amount }, index) => ({
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    kitOptionId,
    productId: demoId("prd", slug, product.productCode),
    amount,
    position: index + 1,
  }));
}
