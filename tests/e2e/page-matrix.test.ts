import { ERROR_MESSAGES } from "#copy/shared/error-messages.ts";
import { beforeAll, expect, test } from "vitest";
import type { InStatement } from "@libsql/client/http";
import { PAGES, type PageName } from "#domain/access/pages.ts";
import { writtenPage } from "#tests/specification/page-rules.ts";
import { save } from "./database.ts";
import { readEverythingOf } from "./database-rows.ts";
import { ask, type Form, inForm, outcomeOf, workThrough } from "./page-answer.ts";
import { type Cell, expectedOutcome, listCells } from "./page-cells.ts";
import { addressOf, namesAnId, pageOf, ROUTE_LIST, type Route, shows } from "./page-routes.ts";
import { buildPerson, buildPlace, createPlace, type Place, type PlaceFacts } from "./page-world.ts";

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
    const cells = listCells(writtenPage(page)).map((cell): Asker => {
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

interface AskedCell {
  cell: Asker;
  form: Form;
}

const expectationOf = (route: GuardedRoute, cell: Cell) =>
  expectedOutcome(writtenPage(route.page), cell, addressOf(route, NO_ID));

/** One cell for each expected outcome. */
function oneOfEach(route: GuardedRoute, cells: readonly Asker[]): Asker[] {
  return [...new Map(cells.map((cell) => [expectationOf(route, cell), cell])).values()];
}

/** One cell that is allowed and one that is refused, if there are any. */
function oneOfBoth(route: GuardedRoute, cells: readonly Asker[]): Asker[] {
  return [...new Map(cells.map((cell) => [opensTo(route, cell), cell])).values()];
}

const inOne = (form: Form, cells: readonly Asker[]) => cells.map((cell): AskedCell => ({ cell, form }));

/** Answers of the page to its cells, with the expected outcomes. */
async function compare(route: GuardedRoute, asked: readonly AskedCell[], { isPost = false } = {}) {
  const path = addressOf(route, NO_ID);
  const answered: Record<string, string> = {};
  const expected: Record<string, string> = {};
  await workThrough(asked, async ({ cell, form }) => {
    const key = `${route.path} · ${cell.title} · ${form}`;
    const fields = isPost ? { form: { intent: "save" } } : {};
    expected[key] = isPost ? refusalOf(expectationOf(route, cell)) : expectationOf(route, cell);
    const asking = { headers: cell.headers, ...fields };
    answered[key] = await outcomeOf(await ask(inForm(route, path, form, isPost), asking));
    if (expected[key] === "opens") expected[key] = namesAnId(route) ? "404" : "200";
  });
  return { answered, expected };
}

/** Outcome of a form whose page redirects: only visitors are redirected; others are refused. */
function refusalOf(outcome: string): string {
  const isLedHome = outcome.startsWith("to ") && !outcome.includes("?next=");
  return isLedHome ? `403 ${ERROR_MESSAGES.ACCESS_DENIED.title}` : outcome;
}

function opensTo(route: GuardedRoute, cell: Cell): boolean {
  return expectationOf(route, cell) === "opens";
}

const refusedBy = (route: GuardedRoute) =>
  (askers.get(route.page) ?? []).filter((cell) => !opensTo(route, cell));

test("every page of the registry has a route", () => {
  const names = Object.keys(PAGES) as PageName[];
  expect(names.filter((name) => !GUARDED.some((route) => shows(route, name)))).toEqual([]);
});

test("every route in the frame belongs to a page of the registry", () => {
  expect(GUARDED.filter((route) => pageOf(route) === null).map(({ id }) => id)).toEqual([]);
});

test.each(titled(ROUTES))(
  "%s opens to whom the specification names and sends all others away",
  async (_path, route) => {
    const cells = askers.get(route.page) ?? [];
    const { answered, expected } = await compare(route, [
      ...inOne("own data", cells),
      ...inOne("document", oneOfEach(route, cells)),
      ...inOne("data", oneOfBoth(route, cells)),
    ]);
    expect(answered).toEqual(expected);
  },
);

test("no form of a page does anything for whom the page does not open to", async () => {
  const owners = new Set(["platform"]);
  for (const { at } of ACTING.flatMap(refusedBy)) owners.add(at.id);
  const before = await readEverythingOf([...owners]);
  const compared = [];
  for (const route of ACTING) {
    const refused = refusedBy(route);
    const asked = [...inOne("data", refused), ...inOne("document", oneOfEach(route, refused))];
    compared.push(await compare(route, asked, { isPost: true }));
  }
  expect(compared.map(({ answered }) => answered)).toEqual(compared.map(({ expected }) => expected));
  expect(await readEverythingOf([...owners])).toBe(before);
});

test("a page outside the frame opens to a visitor without signing in", async () => {
  const open = ROUTE_LIST.filter((route) => route.isPage && !route.isGuarded && !namesAnId(route));
  const { slug } = await createPlace();
  const outcomes = await workThrough(open, async ({ path }) => {
    return [path, await outcomeOf(await ask(path, { headers: { "x-debug-distributor": slug } }))] as const;
  });
  expect(outcomes.filter(([, outcome]) => outcome.includes("next="))).toEqual([]);
  expect(Object.fromEntries(outcomes)).toMatchObject({ "/": "200", "/plataforma": "200" });
});
