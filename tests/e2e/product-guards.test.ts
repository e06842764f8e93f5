import { expect, test } from "vitest";
import { ask, outcomeOf } from "./page-answer.ts";
import { createPerson, createPlace } from "./page-world.ts";

const GROUPS = ["modules", "inverters", "stringbox", "products"] as const;
const ITEMS = GROUPS.map((group) => `/equipments/${group}/items`);

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

/** Heading of what a person is shown at an address, and where its links lead. */
async function pageAt(path: string, headers: Record<string, string>) {
  const answer = await ask(path, { headers });
  const text = await answer.text();
  return {
    heading: /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1] ?? `none, ${String(answer.status)}`,
    links: [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href),
  };
}

test.each(["admin", "staff"] as const)(
  "%s are led by the menu to the items of each group of equipment, and from there to its inventory [CATALOG-01]",
  async (type) => {
    const place = await createPlace();
    const permissions = type === "staff" ? ["equipment.items" as const, "equipment.inventory" as const] : [];
    const { headers } = await createPerson(place, { type, permissions });
    const shown: string[] = [];
    for (const group of GROUPS) {
      const inventory = `/equipments/${group}/inventory`;
      const page = await pageAt(`/equipments/${group}/items`, headers);
      expect(page.links).toEqual(expect.arrayContaining([...ITEMS, inventory]));
      shown.push(page.heading, (await pageAt(inventory, headers)).heading);
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
  const shown = await Promise.all(paths.map((path) => pageAt(path, seller.headers)));
  expect(shown.map(({ heading }) => heading)).toEqual(["Cadastro de kits", "Kits automáticos"]);
  expect(shown[0]?.links).toEqual(expect.arrayContaining(paths));
  const { links } = await pageAt("/equipments/modules/items", seller.headers);
  expect(links).toContain("/equipments/kits");
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
