import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageEntry, type PageName, PAGES } from "#domain/access/pages.ts";
import { behavioursOf, parseBehaviours } from "#scripts/behaviours/parse-behaviours.ts";
import { ROOT } from "#scripts/stack/paths.ts";
import {
  ACCESS_RULES,
  type AccessRuleName,
  comparable,
  writtenRule,
} from "#tests/specification/access-rules.ts";
import { pageOf, ROUTE_LIST } from "#tests/e2e/page-routes.ts";
import { PAGE_RULES, writtenPage } from "#tests/specification/page-rules.ts";

const TEXTS = new Map(
  behavioursOf(parseBehaviours(readFileSync(join(ROOT, "docs/behaviours.md"), "utf8"))).map(
    ({ id, text }) => [id, text] as const,
  ),
);
const RULES = Object.keys(ACCESS_RULES) as AccessRuleName[];
const textsOf = (ids: readonly string[]) => ids.map((id) => TEXTS.get(id) ?? "").join("\n");

/** Whether the behaviours mention the permission or feature: completely, by `{type}`, or as part of its parent. */
function isNamed(key: string, text: string): boolean {
  const whole = text.replaceAll(/`\{type\}(\.[\w.]+)`/g, "`budget$1` `order$1`");
  return whole.includes(`\`${key}\``) || whole.includes(`\`${key.split(".").at(-1) ?? ""}\``);
}

test.each(Object.keys(PAGES) as PageName[])("%s is declared as the specification has it", (name) => {
  const { path, access, inventoryPath } = pageEntry(name);
  const written = writtenPage(name);
  expect({ path, inventoryPath, ...comparable(access) }).toEqual({
    ...{ path: written.path, inventoryPath: written.inventoryPath },
    ...comparable(written.access),
  });
});

test("every route is open, or for integrators, staff, administrators or the platform's administrators [PERM-02]", () => {
  const tags = ROUTE_LIST.map((route): readonly string[] => {
    const page = route.isGuarded ? pageOf(route) : null;
    return page === null ? ["open"] : pageEntry(page).access.types;
  });
  expect(ROUTE_LIST.filter((route) => route.isGuarded && pageOf(route) === null)).toEqual([]);
  expect(tags.filter((own) => own.length === 0)).toEqual([]);
  expect([...new Set(tags.flat())].sort()).toEqual(["admin", "integrator", "open", "piedAdmin", "staff"]);
});

test("whatever a rule or a page refers to is a behaviour, and no rule is without a reason", () => {
  const pages = Object.values(PAGE_RULES).flatMap(({ from = [] }) => from);
  const named = [...RULES.flatMap((rule) => writtenRule(rule).from), ...pages];
  expect(named.filter((id) => !TEXTS.has(id))).toEqual([]);
  expect(RULES.filter((rule) => writtenRule(rule).from.length === 0 && !writtenRule(rule).because)).toEqual(
    [],
  );
});

test.each(RULES)("the behaviours of %s name its permissions and features", (name) => {
  const { rule, from, because } = writtenRule(name);
  const asked = [...(rule.staff ?? []), ...(rule.integrator ?? []), ...(rule.actions ?? [])];
  const unnamed = asked.filter((key) => !isNamed(key, textsOf(from)));
  expect(because === undefined ? unnamed : []).toEqual([]);
  const isClosed = /marketplace admins|not to back-office/i.test(textsOf(from));
  expect(isClosed).toBe(rule.notForBackOffice === true);
});
