import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CompanyPermissionsSchema } from "#domain/access/company-permissions-schema.ts";
import { OFFERED_PERMISSIONS } from "#domain/access/offered-permissions.ts";
import { PERMISSIONS } from "#domain/access/permissions.ts";
import { ROLE_VALUE_PERMISSIONS } from "#domain/access/role-values.ts";
import { COMPANY_PERMISSION_FLAGS } from "#app/features/access/company-permissions-form-data.ts";
import { ROOT } from "#scripts/stack/paths.ts";

/** Sources that may read permissions: without tests, texts, and the catalogue itself. */
const SOURCES = ["app", "worker"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith("app/copy/"))
  .filter(
    (path) =>
      !/^app\/domain\/access\/(permissions|offered-permissions|feature-actions|distributor-class)/.test(path),
  )
  .map((path) => readFileSync(join(ROOT, path), "utf8"));

/** Lists in access rules, and permissions that code checks. */
const ASKED = SOURCES.flatMap((source) => [
  ...[...source.matchAll(/\b(?:staff|integrator|mountKits|kitExpress): \[([^\]]*)\]/g)].map(
    ([, list]) => list ?? "",
  ),
  ...[...source.matchAll(/\b(?:holdsPermission\(|held\.(?:includes|has)\()([^;]*)/g)].map(
    ([, list]) => list ?? "",
  ),
]).join("\n");
const ALL = SOURCES.join("\n");

/** Whether a rule uses the key: in a list or check, as `${type}.details`, or as the requirement of a role's value.
 *  A key with a dot is unambiguous; a single word may also be a type of user or request. */
function isRead(key: string): boolean {
  const [, rest] = /^(?:budget|order)(\..+)$/.exec(key) ?? [];
  return (
    ASKED.includes(`"${key}"`) ||
    (key.includes(".") && ALL.includes(`"${key}"`)) ||
    (rest !== undefined && ALL.includes(`}${rest}\``)) ||
    Object.values<string>(ROLE_VALUE_PERMISSIONS).includes(key)
  );
}

test("each permission that the form of a role offers is read by a rule, and each that a rule reads is offered", () => {
  const read = PERMISSIONS.map(({ key }) => key).filter(isRead);
  expect([...OFFERED_PERMISSIONS].sort()).toEqual([...read].sort());
});

test("a key that no rule names is found", () => {
  expect(["staff", "sizing", "configuration", "importRequestFile"].filter(isRead)).toEqual([]);
  expect(["order", "order.details", "crm", "defaultDiscount"].filter((key) => !isRead(key))).toEqual([]);
});

test("what the form of a company's sellers offers is read by a rule", () => {
  const offered = [...COMPANY_PERMISSION_FLAGS, "authSellerMaxDiscount"];
  const readers = (key: string) =>
    SOURCES.filter((source) =>
      new RegExp(`seller(Permissions\\([^)]*\\)|\\b)\\??\\.${key}\\b|${key}: \\w+Pct`).test(source),
    );
  expect(offered.filter((key) => readers(key).length === 0)).toEqual([]);
  const kept = Object.keys(CompanyPermissionsSchema.shape).filter((key) => !offered.includes(key));
  expect(kept.filter((key) => readers(key).length > 0)).toEqual([]);
});
