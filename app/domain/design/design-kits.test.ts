import { expect, test } from "vitest";
import { ElectricalSettingsSchema, MountKitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { buildFixtureCatalogue } from "#tests/factories/fixture-catalogue.ts";
import { FIXTURE_ROOFS, type FixtureRoof } from "#tests/factories/fixture-roofs.ts";
import { designKits } from "./design-kits.ts";
import { powerForConsumption, yearlyMeanWhM2Day } from "./power-for-consumption.ts";

const GOIANIA = [4997, 5288, 5207, 5498, 5516, 5454, 5634, 6362, 5809, 5464, 5007, 4995];

function design(roof: FixtureRoof) {
  const { targetKwp, structure, rows, cableMetres, grid, inverterKinds, module } = roof;
  return designKits({
    wish: {
      targetW:
        typeof targetKwp === "number"
          ? targetKwp * 1000
          : powerForConsumption({ ...targetKwp, whM2Day: yearlyMeanWhM2Day(GOIANIA) }),
      moduleCount: null,
      moduleIds: module === null ? [] : [module],
      manufacturers: [],
      inverterKinds,
      grid,
      layout: { id: structure, rows, cableMetres },
    },
    catalogue: buildFixtureCatalogue(),
    check: { settings: ElectricalSettingsSchema.parse({}), mountKit: MountKitSettingsSchema.parse({}) },
    place: { center: { id: "center", active: true }, onlyCenterId: null },
    today: "2026-11-22",
    limit: 8,
  });
}

test.each(FIXTURE_ROOFS.map((roof) => [roof.name, roof] as const))(
  "the best kit of the roof %s is the one worked by hand",
  (_name, roof) => {
    const [best] = design(roof).kits;
    const lines = best?.lines ?? [];
    const code = (line: (typeof lines)[number]) => line.product.part.productCode;
    expect(Object.fromEntries(lines.map((line) => [code(line), line.amount]))).toEqual(roof.bill);
    const free = lines.filter(({ freeAmount }) => freeAmount > 0);
    expect(Object.fromEntries(free.map((line) => [code(line), line.freeAmount]))).toEqual(roof.free);
    expect(best?.check.findings.map((finding) => finding.code)).toEqual(roof.warnings);
    expect(best?.incompleteRules).toEqual([]);
  },
);
