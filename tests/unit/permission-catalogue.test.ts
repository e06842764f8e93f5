import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  INTEGRATOR_PERMISSIONS,
  isPermissionOfType,
  PERMISSIONS,
  STAFF_PERMISSIONS,
} from "#domain/access/permissions.ts";
import { behavioursOf, parseBehaviours } from "#scripts/behaviours/parse-behaviours.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const BEHAVIOURS = behavioursOf(parseBehaviours(readFileSync(join(ROOT, "docs/behaviours.md"), "utf8")));

/** Names in backticks other than permissions: features, settings, and limits of roles. */
const NO_PERMISSION = /^(requestTimeline|updateExpiredBudget|enableUpdateExpiredBudget|limit\w+)$/;

function textOf(id: string): string {
  const behaviour = BEHAVIOURS.find((one) => one.id === id);
  if (behaviour === undefined) throw new Error(`${id} is not described`);
  return behaviour.text;
}

function ticked(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

/** Keys in a line. ``a` (`b`)` stands for a and a.b; ``a` and `b` (with `.c`)` also for a.c and b.c. */
function keysIn(text: string): string[] {
  const nested = [...text.matchAll(/`([\w.]+)` \(((?:`\w+`(?:, )?)+)\)/g)];
  const parts = nested.flatMap(([, parent = "", list = ""]) =>
    ticked(list).map((part) => `${parent}.${part}`),
  );
  const details = [...text.matchAll(/`(\w+)` and `(\w+)` \(with `(\.\w+)`\)/g)];
  const both = details.flatMap(([, one = "", other = "", part = ""]) => [one + part, other + part]);
  const plain = nested.reduce((rest, [all, parent = ""]) => rest.replace(all, `\`${parent}\``), text);
  return [...ticked(plain).filter((name) => !name.startsWith(".")), ...parts, ...both];
}

/** Keys of a line about a detail action of budgets, orders or both. */
function requestKeysIn(text: string): string[] {
  const types = text.startsWith("Details of orders") ? ["order"] : ["budget", "order"];
  const full = text.replace(
    /`([^`]+)\.\w+` or `(\.\w+)`/g,
    (all, path: string, last: string) => `${all} \`${path}${last}\``,
  );
  const names = ticked(full).filter((name) => !name.startsWith(".") && !NO_PERMISSION.test(name));
  return names.flatMap((name) =>
    name.startsWith("{type}") ? types.map((type) => name.replace("{type}", type)) : [name],
  );
}

const REQUEST_LINES = Array.from({ length: 14 }, (_, index) => `REQUEST-${24 + index}`);
const INTEGRATOR_KEYS = keysIn(textOf("PERM-15"));
const STAFF_KEYS = keysIn(textOf("PERM-16"));
const [CONFIGURATION = "", ...SUB_KEYS] = keysIn(textOf("PERM-17"));
const CONFIGURATION_KEYS = SUB_KEYS.map((key) => `${CONFIGURATION}.${key}`);
const ECOMMERCE = "configuration.ecommerce.";
const REQUEST_KEYS = REQUEST_LINES.flatMap((id) => requestKeysIn(textOf(id)));

test("the lines are read whole", () => {
  expect(INTEGRATOR_KEYS).toHaveLength(16);
  expect(STAFF_KEYS).toHaveLength(20);
  expect(CONFIGURATION).toBe("configuration");
  expect(CONFIGURATION_KEYS).toHaveLength(27);
  expect(requestKeysIn(textOf("REQUEST-27"))).toEqual([
    "budget.fileDownload.pdf",
    "order.fileDownload.pdf",
    "budget.fileDownload.doc",
    "order.fileDownload.doc",
  ]);
  expect(new Set(REQUEST_KEYS).size).toBe(27);
});

test("an integrator's role may hold the keys that the specification lists [PERM-15]", () => {
  expect(INTEGRATOR_KEYS.filter((key) => !isPermissionOfType("integrator", key))).toEqual([]);
});

test("a role for staff may hold the keys that the specification lists [PERM-16]", () => {
  expect(STAFF_KEYS.filter((key) => !isPermissionOfType("staff", key))).toEqual([]);
});

test("staff alone hold configuration, with a key for each screen of the e-commerce [PERM-17]", () => {
  const listed = CONFIGURATION_KEYS.filter((key) => !key.endsWith(".*"));
  const screens = ["general", "email", "visualThemes", "featured", "publicity", "termsOfUse"];
  const expected = [...listed, ...screens.map((screen) => ECOMMERCE + screen)];
  const found = PERMISSIONS.filter(({ key }) => key.startsWith("configuration."));
  expect(found.map(({ key }) => key).sort()).toEqual(expected.sort());
  expect(found.every(({ types }) => types.join() === "staff")).toBe(true);
});

test("limits of roles go with permissions of the catalogue", () => {
  const named = keysIn(textOf("PERM-18")).filter((key) => !NO_PERMISSION.test(key));
  expect(named).toHaveLength(4);
  expect(named.filter((key) => !isPermissionOfType("staff", key))).toEqual([]);
});

test("each action on a request has its key", () => {
  const keys: readonly string[] = [...STAFF_PERMISSIONS, ...INTEGRATOR_PERMISSIONS];
  expect(REQUEST_KEYS.filter((key) => !keys.includes(key))).toEqual([]);
});

test("the catalogue adds to those lines only what other parts of the specification name", () => {
  const lines = [...INTEGRATOR_KEYS, ...STAFF_KEYS, ...CONFIGURATION_KEYS, ...REQUEST_KEYS];
  const named = new Set([...lines, ...keysIn(textOf("PERM-18")), ...keysIn(textOf("PERM-19"))]);
  const added = PERMISSIONS.map(({ key }) => key).filter(
    (key) => !named.has(key) && !key.startsWith(ECOMMERCE),
  );
  expect(added).toEqual([
    "budget.details.edit.all",
    "budget.edit.all",
    "budget.duplicate",
    "budget.details.files.change",
    "budget.details.files.remove",
    "budget.details.files.download",
    "order.details.files.change",
    "order.details.files.remove",
    "order.details.files.download",
    "requestsCreation.kitExpress.showInventory",
    "requestsCreation.customKits.showInventory",
    "requestButton.budget",
    "requestButton.order",
    "supervisor",
    "externalLinkButton",
  ]);
});
