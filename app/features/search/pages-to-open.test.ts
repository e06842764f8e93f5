import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { buildMenu } from "#domain/access/menu.ts";
import { type PageName, PAGES } from "#domain/access/pages.ts";
import { buildDistributor, buildRoleHolder, buildUser, OPERATOR } from "#tests/factories/actor.ts";
import { PAGES_OF_RECORDS, pagesToOpen } from "./pages-to-open.ts";

const namesFor = (...[actor, distributor]: Parameters<typeof buildMenu>) =>
  actor.kind === "user" || actor.kind === "platform"
    ? pagesToOpen(actor, distributor, buildMenu(actor, distributor)).map(({ name }) => name)
    : [];

test("somebody finds the pages of the own role, also those that no menu shows, and none of a record", () => {
  const names = namesFor(
    buildRoleHolder("staff", ["order", "configuration.userProfiles"]),
    buildDistributor(),
  );
  expect(names).toEqual(
    expect.arrayContaining(["Dashboard", "Requests", "RolesSettings", "UserInfo", "Help"]),
  );
  for (const closed of ["Integrators", "Audit", "OrderDetails", "RoleDetails", "Distributors"]) {
    expect(names).not.toContain(closed);
  }
});

test("pages of the menu come first, in its order and with the distributor's own titles", () => {
  const actor = buildUser();
  const menu = buildMenu(actor, buildDistributor());
  const shown = menu.items.flatMap((item) => (item.kind === "group" ? item.pages : [item]));
  const pages = pagesToOpen(actor, buildDistributor(), {
    ...menu,
    items: [
      {
        kind: "group",
        isDivided: false,
        name: "settings",
        path: "/settings",
        pages: shown.map((page) => ({ ...page, title: `Meu ${page.name}` })),
      },
    ],
  });
  expect(pages.slice(0, shown.length).map(({ title }) => title)).toEqual(
    shown.map(({ name }) => `Meu ${name}`),
  );
  expect(pages.at(-1)?.title).toBeNull();
});

test("the platform's people find their own pages only", () => {
  const names = namesFor(OPERATOR, null);
  expect(names).toEqual(expect.arrayContaining(["Distributors", "PlatformUserInfo", "PlatformAudit"]));
  expect(names).not.toContain("Requests");
});

test("a page without its address, and the company of somebody without a tax id, are not found", () => {
  const buyer = buildUser({ type: "integrator", role: null, integrator: null });
  expect(namesFor(buildUser(), buildDistributor())).not.toContain("DashboardBI");
  expect(namesFor(buyer, buildDistributor())).not.toContain("CompanyInfo");
});

test("exactly the pages whose addresses hold a record, or that need a choice of kits, are left out", () => {
  const routes = readdirSync("app/routes").filter((folder) => folder.startsWith("_portal."));
  const needsMore = (Object.keys(PAGES) as PageName[]).filter((name) => {
    const path = PAGES[name].path.slice(1).replaceAll("/", ".").toLowerCase();
    const own = routes.map((folder) => folder.slice("_portal.".length).toLowerCase());
    if (path.includes("$")) return true;
    return (
      !own.includes(path) && !own.includes(`${path}._index`) && own.some((one) => one.startsWith(`${path}.$`))
    );
  });
  const checkouts = ["KitsCheckout", "KitsExpressCheckout", "MountKitCheckout", "SeparateCheckout"];
  // Without a record in the address, these pages tell that one is missing.
  const saysSo = ["BudgetsDetails", "OrderDetails"] as const;
  expect([...PAGES_OF_RECORDS].sort()).toEqual([...checkouts, ...saysSo, ...needsMore].sort());
});
