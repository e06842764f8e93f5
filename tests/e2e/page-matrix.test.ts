import { beforeAll, expect, test } from "vitest";
import type { InStatement } from "@libsql/client/http";
import { pageEntry, PAGES, type PageName } from "#domain/access/pages.ts";
import { readEverythingOf } from "./database-rows.ts";
import { ask, type Form, inForm, outcomeOf, workThrough } from "./page-answer.ts";
import { type Cell, expectedOutcome, listCells } from "./page-cells.ts";
import { addressOf, namesAnId, pageOf, ROUTE_LIST, type Route, shows } from "./page-routes.ts";
import { buildPerson, buildPlace, createPlace, type Place, type PlaceFacts, save } from "./page-world.ts";

const NO_ID = "req_00000000000000000000000000";

interface GuardedRoute extends Route {
  page: PageName;
}

const GUARDED = ROUTE_LIST.filter(({ isGuarded }) => isGuarded);
const ROUTES = GUARDED.flatMap((route): GuardedRoute[] => {
  const page = pageOf(route);
  return page === null ? [] : [{ ...route, page }];
});
const titled = (routes: readonly GuardedRoute[]) => routes.map((route) => [route.path, route] as const);
const ACTING = ROUTES.filter(({ hasAction }) => hasAction);

/** A cell with the cookie of its person. */
interface Asker extends Cell {
  at: Place;
  headers: Record<string, string>;
}
const askers = new Map<PageName, Asker[]>();

beforeAll(async () => {
  const statements: InStatement[] = [];
  const places = new Map<string, Place>();
  const placeOf = (facts: PlaceFacts, name = ""): Place => {
    const key = name + JSON.stringify(facts);
    const known = places.get(key);
    if (known) return known;
    const built = buildPlace(facts);
    statements.push(...built.statements);
    places.set(key, built.place);
    return built.place;
  };
  for (const page of new Set(ROUTES.map((route) => route.page))) {
    const cells = listCells(pageEntry(page)).map((cell): Asker => {
      const at = placeOf(cell.place);
      const here = { "x-debug-distributor": at.slug };
      if (cell.person === null) return { ...cell, at, headers: here };
      const own = buildPerson(cell.isForeign ? placeOf({}, "another") : at, cell.person);
      statements.push(...own.statements);
      return { ...cell, at, headers: { ...own.person.headers, ...here } };
    });
    askers.set(page, cells);
  }
  await save(statements);
});

/** Answers of the page to its people, and what its entry says they are to be: to all of them in one form, and in every
 *  form to one of each type of account for each thing that is expected of it. */
async function compare(
  route: GuardedRoute,
  cells: readonly Asker[],
  { form: main, forms = [], isPost = false }: { form: Form; forms?: readonly Form[]; isPost?: boolean },
) {
  const path = addressOf(route, NO_ID);
  const kindOf = (cell: Asker) =>
    `${cell.person?.type ?? "nobody"} ${expectedOutcome(pageEntry(route.page), cell, path)}`;
  const oneOfEach = [...new Map(cells.map((cell) => [kindOf(cell), cell])).values()];
  const asked = [
    ...cells.map((cell) => ({ cell, form: main })),
    ...oneOfEach.flatMap((cell) => forms.map((form) => ({ cell, form }))),
  ];
  const answered: Record<string, string> = {};
  const expected: Record<string, string> = {};
  await workThrough(asked, async ({ cell, form }) => {
    const key = `${cell.title} · ${form}`;
    const fields = isPost ? { form: { intent: "save" } } : {};
    expected[key] = expectedOutcome(pageEntry(route.page), cell, path);
    const call = () => ask(inForm(route, path, form, isPost), { headers: cell.headers, ...fields });
    const first = await call();
    // The development server answers so while it starts the Worker again; a page that fails does it twice.
    answered[key] = await outcomeOf(first.status >= 500 ? await call() : first);
    if (expected[key] === "opens") expected[key] = namesAnId(route) ? "404" : "200";
  });
  return { answered, expected };
}

function opensTo({ page, path }: GuardedRoute, cell: Cell): boolean {
  return expectedOutcome(pageEntry(page), cell, path) === "opens";
}

test("every page of the registry has a route", () => {
  const names = Object.keys(PAGES) as PageName[];
  expect(names.filter((name) => !GUARDED.some((route) => shows(route, name)))).toEqual([]);
});

test("every route in the frame belongs to a page of the registry", () => {
  expect(GUARDED.filter((route) => pageOf(route) === null).map(({ id }) => id)).toEqual([]);
});

test.each(titled(ROUTES))(
  "%s opens to whom its entry names and sends all others away [SHELL-38, SHELL-39]",
  async (_path, route) => {
    const cells = askers.get(route.page) ?? [];
    const { answered, expected } = await compare(route, cells, {
      form: "own data",
      forms: ["document", "data"],
    });
    expect(answered).toEqual(expected);
  },
);

test.each(titled(ACTING))("%s does nothing for whom it does not open to [SHELL-39]", async (_path, route) => {
  const refused = (askers.get(route.page) ?? []).filter((cell) => !opensTo(route, cell));
  const owners = [...new Set(refused.map(({ at }) => at.id)), "platform"];
  const before = await readEverythingOf(owners);
  const { answered, expected } = await compare(route, refused, {
    form: "data",
    forms: ["document"],
    isPost: true,
  });
  expect(answered).toEqual(expected);
  expect(await readEverythingOf(owners)).toBe(before);
});

test("a page outside the frame opens to a visitor without signing in [SHELL-38]", async () => {
  const open = ROUTE_LIST.filter((route) => route.isPage && !route.isGuarded && !namesAnId(route));
  const { slug } = await createPlace();
  const outcomes = await workThrough(open, async ({ path }) => {
    return [path, await outcomeOf(await ask(path, { headers: { "x-debug-distributor": slug } }))] as const;
  });
  expect(outcomes.filter(([, outcome]) => outcome.includes("next="))).toEqual([]);
  expect(Object.fromEntries(outcomes)).toMatchObject({ "/": "200", "/plataforma": "200" });
});

test("no page gives its data by the framework's older address to whom it does not open", async () => {
  for (const route of ROUTES) {
    const refused = (askers.get(route.page) ?? []).filter((cell) => !opensTo(route, cell));
    const oneOfEach = [...new Map(refused.map((cell) => [cell.person?.type, cell])).values()];
    const { answered } = await compare(route, oneOfEach, { form: "own raw data" });
    expect(Object.values(answered).filter((outcome) => !/^(to|403) /.test(outcome))).toEqual([]);
  }
});
