import { expect, test } from "vitest";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { act, createImporter, type Importer, readIssues, upload } from "#tests/factories/import.ts";
import { createTestCategory, saveTestProducts } from "#tests/factories/product.ts";
import { startCall } from "#tests/setup/call-api.ts";

async function download({ headers }: Pick<Importer, "headers">, path: string) {
  const call = startCall("GET", path, { headers });
  const response = await call.response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  await call.finish();
  const name = response.headers.get("content-disposition") ?? "";
  return { status: response.status, bytes, name, text: new TextDecoder().decode(bytes) };
}

async function importAgain(importer: Importer, file: Uint8Array, query: string): Promise<ProductImport> {
  const { data } = await upload(importer, file, query);
  return act(importer, data.id, "check");
}

test.each(["xlsx", "csv"] as const)(
  "what leaves as %s comes back without a change, whatever it holds",
  async (format) => {
    const importer = await createImporter();
    const categoryId = await createTestCategory(importer.owner, { name: "Cabos; e fios" });
    const hostile = {
      name: '=HYPERLINK("x";1)',
      description: 'duas\nlinhas; "aspas" & <tags>',
      ncm: "85414300",
    };
    await saveTestProducts(importer.owner, [
      { type: "module", values: { ...hostile, productCode: "-1", priceCents: 123_456_789, peso_KG: 27.215 } },
      { type: "inverter", values: { productCode: "'+55", active: false, featured: true } },
      { type: "stringBox", values: { productCode: "0012", origin: "8", n_entradas: 200 } },
      { type: "custom", values: { productCode: "C-1", categoryId, automaticallyAdded: true } },
      { type: "complementaryEquipment", values: { productCode: "C-2", volume_M3: 0.0001, priceCents: 1 } },
    ]);
    for (const [group, count] of [
      ["modules", 1],
      ["inverters", 1],
      ["stringbox", 1],
      ["products", 2],
    ] as const) {
      const { bytes, name } = await download(
        importer,
        `/app/staff/exports/products?group=${group}&active=all&format=${format}`,
      );
      expect(name).toMatch(new RegExp(`^attachment; filename="[a-z-]+-\\d{4}(-\\d\\d){5}\\.${format}"$`));
      const found = await importAgain(importer, bytes, `group=${group}`);
      expect(await readIssues(importer, found.id)).toEqual({});
      expect([group, found.rowCount, found.sameCount]).toEqual([group, count, count]);
      expect(found.mapping).not.toContain(null);
    }
  },
);

test("a file holds what the list's filter leaves, in its order, and formulas cannot be computed in it", async () => {
  const importer = await createImporter();
  await saveTestProducts(importer.owner, [
    { type: "module", values: { productCode: "B", name: "=1+1", priceCents: 200 } },
    { type: "module", values: { productCode: "A", name: "Barato", priceCents: 100 } },
    { type: "module", values: { productCode: "C", name: "Fora", active: false } },
  ]);
  const { text } = await download(
    importer,
    "/app/staff/exports/products?group=modules&sort=-price&format=csv",
  );
  expect(text.split("\r\n").map((line) => line.split(";").slice(0, 2).join(" "))).toEqual([
    "Código Nome",
    "B '=1+1",
    "A Barato",
    "",
  ]);
});

test("more products than one round trip brings leave as one file", async () => {
  const importer = await createImporter();
  const { owner } = importer;
  await saveTestProducts(
    owner,
    Array.from({ length: 501 }, () => ({ type: "stringBox" as const })),
  );
  const { text } = await download(importer, "/app/staff/exports/products?group=stringbox&format=csv");
  expect(text.trimEnd().split("\r\n")).toHaveLength(502);
  const stranger = await createImporter();
  const none = await download(stranger, "/app/staff/exports/products?group=stringbox&format=csv");
  expect(none.text.trimEnd().split("\r\n")).toHaveLength(1);
});

test.each(PRODUCT_TYPES)("the template of a %s imports as a new product", async (type) => {
  const importer = await createImporter();
  const { bytes } = await download(importer, `/app/staff/exports/template?type=${type}`);
  const found = await importAgain(importer, bytes, `group=${groupOf(type)}&type=${type}`);
  expect(await readIssues(importer, found.id)).toEqual({});
  expect([found.newCount, found.productType]).toEqual([1, type]);
});

function groupOf(type: (typeof PRODUCT_TYPES)[number]): string {
  const groups = { module: "modules", inverter: "inverters", stringBox: "stringbox" } as const;
  return type in groups ? groups[type as keyof typeof groups] : "products";
}
