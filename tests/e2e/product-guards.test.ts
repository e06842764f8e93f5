import { expect, test } from "vitest";
import { ask, outcomeOf } from "./page-answer.ts";
import { createPerson, createPlace } from "./page-world.ts";

const GROUPS = ["modules", "inverters", "stringbox", "products"] as const;

test.each(["staff", "integrator"] as const)(
  "%s with the inventory permission alone are led from items to the inventory of the same group [SHELL-42]",
  async (type) => {
    const place = await createPlace();
    const { headers } = await createPerson(place, { type, permissions: ["equipment.inventory"] });
    for (const group of GROUPS) {
      const answer = await ask(`/equipments/${group}/items`, { headers });
      expect(await outcomeOf(answer)).toBe(`to /equipments/${group}/inventory`);
    }
  },
);

/** Heading of what a person is shown at an address. */
async function headingAt(path: string, headers: Record<string, string>): Promise<string> {
  const answer = await ask(path, { headers });
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(await answer.text())?.[1] ?? `none, ${String(answer.status)}`;
}

test.each(["admin", "staff"] as const)(
  "%s find items and inventory of each group of equipment [CATALOG-01]",
  async (type) => {
    const place = await createPlace();
    const permissions = type === "staff" ? ["equipment.items" as const, "equipment.inventory" as const] : [];
    const { headers } = await createPerson(place, { type, permissions });
    const shown: string[] = [];
    for (const group of GROUPS) {
      for (const page of ["items", "inventory"])
        shown.push(await headingAt(`/equipments/${group}/${page}`, headers));
    }
    expect(shown).toEqual([
      "Módulos",
      "Estoque de módulos",
      "Inversores",
      "Estoque de inversores",
      "String boxes",
      "Estoque de string boxes",
      "Outros produtos",
      "Estoque de outros produtos",
    ]);
  },
);

test("kits, made by hand and by rule, stand beside them where closed kits are switched on [CATALOG-02]", async () => {
  const paths = ["/equipments/kits", "/equipments/kits/automatic"];
  const selling = await createPlace();
  const seller = await createPerson(selling, { type: "admin" });
  const shown = await Promise.all(paths.map((path) => headingAt(path, seller.headers)));
  expect(shown).toEqual(["Cadastro de kits", "Kits automáticos"]);
  const plain = await createPerson(await createPlace({ off: ["enableClosedKits"] }), { type: "admin" });
  for (const path of paths) {
    expect(await outcomeOf(await ask(path, { headers: plain.headers }))).toBe("to /dashboard");
  }
});

test("staff without either permission, and people of a marketplace, are sent home from every page of equipment", async () => {
  const paths = [
    ...GROUPS.map((group) => `/equipments/${group}/items`),
    "/equipments/visualize/module",
    "/equipments/visualize/module/prd_1",
    "/equipments/historical/module/prd_1",
  ];
  const shop = await createPlace({ isMarketplace: true });
  const plain = await createPlace();
  const people = [
    await createPerson(plain, { type: "staff", permissions: ["order"] }),
    await createPerson(shop, { type: "admin" }),
    await createPerson(shop, { type: "staff", permissions: ["equipment.items"] }),
  ];
  for (const { headers } of people) {
    for (const path of paths) expect(await outcomeOf(await ask(path, { headers }))).toBe("to /dashboard");
  }
});
