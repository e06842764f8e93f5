import { expect, test } from "vitest";
import type { DesignProduct } from "#domain/design/design-catalogue.ts";
import { powerForConsumption, yearlyMeanWhM2Day } from "#domain/design/power-for-consumption.ts";
import { createRecommender } from "#domain/recommendations/recommend.ts";
import { KitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { buildFixtureCatalogue } from "#tests/factories/fixture-catalogue.ts";
import { FIXTURE_ROOFS, type FixtureRoof } from "#tests/factories/fixture-roofs.ts";
import { buildMountProduct, CHECK } from "#tests/factories/mount-kit.ts";
import { billOf } from "./bill.ts";
import { changeMount, type MountChange } from "./change-mount.ts";
import { checkMount } from "./check-mount.ts";
import { toRecommendationQuestion } from "./mount-cart.ts";
import type { MountProduct } from "./mount-product.ts";
import { EMPTY_MOUNT, type MountState } from "./mount-state.ts";
import { fitInverter } from "./suggest-inverters.ts";

const GOIANIA = [4997, 5288, 5207, 5498, 5516, 5454, 5634, 6362, 5809, 5464, 5007, 4995];
const CATALOGUE = buildFixtureCatalogue();
const SETTINGS = KitSettingsSchema.parse({ showStructureLayout: true });

function toProduct({ part }: DesignProduct): MountProduct {
  const { productId, type, name, productCode, manufacturer, sheet, priceCents } = part;
  return buildMountProduct(productId, { type, name, productCode, manufacturer, sheet, priceCents });
}

const PRODUCTS = new Map(
  [...CATALOGUE.products.values()].map((product) => [product.part.productCode, toProduct(product)]),
);
const productOf = (code: string) => PRODUCTS.get(code) ?? buildMountProduct(code);

/** Applies the server's answer for the kit. */
function recommended(state: MountState): MountState {
  const question = toRecommendationQuestion(state, SETTINGS);
  if (question === null) return state;
  const recommender = createRecommender({
    rules: CATALOGUE.rules,
    products: CATALOGUE.products,
    settings: CHECK,
  });
  const lines = question.products.map(({ productCode, ...line }) => ({
    ...line,
    productId: productOf(productCode).productId,
  }));
  const answer = recommender(lines, question.structure).products;
  const products = answer.map(({ productCode }) => productOf(productCode));
  return changeMount(state, { type: "recommended", answer, products });
}

/** Mounts the roof as a person does: power, module, proposed number of inverters, roof, then each offer. */
function mount(roof: FixtureRoof): MountState {
  const { targetKwp, structure, grid, rows, cableMetres, orientation, bill } = roof;
  const targetW =
    typeof targetKwp === "number"
      ? targetKwp * 1000
      : powerForConsumption({ ...targetKwp, whM2Day: yearlyMeanWhM2Day(GOIANIA) });
  const codes = Object.keys(bill);
  const [module, inverter] = (["module", "inverter"] as const).map((type) =>
    productOf(codes.find((code) => productOf(code).type === type) ?? ""),
  );
  if (module === undefined || inverter === undefined) throw new TypeError("a roof has modules and inverters");
  const change = (state: MountState, ...changes: MountChange[]) => changes.reduce(changeMount, state);
  const aimed = change(
    EMPTY_MOUNT,
    { type: "aim", targetW },
    { type: "grid", grid },
    { type: "pick", product: module, severalModules: false },
  );
  const units = fitInverter(aimed, inverter, CHECK)?.count ?? 0;
  const modules = bill[module.productCode] ?? 0;
  const laid = recommended(
    change(
      aimed,
      { type: "pick", product: inverter, amount: units, severalModules: false },
      { type: "structure", structureId: structure },
      { type: "cable", cableMetres },
      { type: "faces", faces: [{ orientation, rows, modulesPerRow: Math.ceil(modules / rows) }] },
    ),
  );
  const offered = billOf(laid).offers.reduce((state, { product: { productId, productCode } }) => {
    const isWanted = bill[productCode] !== undefined;
    return isWanted ? recommended(change(state, { type: "follow", productId })) : state;
  }, laid);
  const boxes = codes.filter((code) => productOf(code).type === "stringBox" && !billHas(offered, code));
  return boxes.reduce(
    (state, code) =>
      recommended(
        change(state, {
          type: "pick",
          product: productOf(code),
          amount: bill[code] ?? 0,
          severalModules: false,
        }),
      ),
    offered,
  );
}

function billHas(state: MountState, code: string): boolean {
  return billOf(state).lines.some(({ product }) => product.productCode === code);
}

test.each(FIXTURE_ROOFS.map((roof) => [roof.name, roof] as const))(
  "the roof %s, mounted step by step, comes out as it was worked by hand",
  (_name, roof) => {
    const state = mount(roof);
    const { lines } = billOf(state);
    expect(Object.fromEntries(lines.map(({ line, product }) => [product.productCode, line.amount]))).toEqual(
      roof.bill,
    );
    const free = lines.filter(({ line }) => line.freeAmount > 0);
    expect(
      Object.fromEntries(free.map(({ line, product }) => [product.productCode, line.freeAmount])),
    ).toEqual(roof.free);
    expect(checkMount(state, CHECK).findings.map(({ code }) => code)).toEqual(roof.warnings);
  },
);
