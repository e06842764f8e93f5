import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { menuPages } from "#domain/access/page-access.ts";
import {
  CUSTOM_SIDE_BAR,
  orderBySideBar,
  type SideBar,
  sideBarOf,
  type SideBarPage,
  sideBarPages,
} from "#domain/access/side-bar.ts";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import { setSideBar } from "#worker/repositories/shell/side-bar-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

export const readSideBarAccess = CUSTOM_SIDE_BAR;
export const sideBarSettingsAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.sideBar"],
  actions: ["customIntegratorSideBar"],
};

/** Reads the pages of the acting integrator's menu, in the distributor's order and with its titles. */
export function createReadSideBar(scope: Scope) {
  return function readSideBar(): SideBarPage[] {
    const { distributor, actor } = authoriseUser(scope, readSideBarAccess);
    return orderBySideBar(menuPages(actor, distributor), sideBarOf(actor, distributor));
  };
}

/** Reads all pages that integrators of the distributor can have in the menu, in their current order and with current
 *  titles. */
export function createReadSideBarSettings(scope: Scope) {
  return function readSideBarSettings(): SideBarPage[] {
    const { distributor } = authoriseUser(scope, sideBarSettingsAccess);
    return orderBySideBar(sideBarPages(distributor), distributor.settings.integratorSideBar);
  };
}

/** Saves order and titles of the integrators' menu; an empty list restores the default. Titles of pages that the
 *  distributor does not offer at present are kept.
 *  @throws DomainError INVALID_BODY for a page that integrators cannot have, or that occurs twice; STALE_VERSION for
 *    a concurrent change */
export function createSaveSideBar(scope: Scope) {
  return async function saveSideBar(sideBar: SideBar): Promise<SideBar> {
    const { distributor, database } = authoriseUser(scope, sideBarSettingsAccess);
    const pages: readonly string[] = sideBarPages(distributor);
    assertPages(sideBar, pages);
    const before = distributor.settings.integratorSideBar;
    const idle = sideBar.length === 0 ? [] : before.filter(({ name }) => !pages.includes(name));
    const after = [...sideBar, ...idle];
    if (JSON.stringify(before) === JSON.stringify(after)) return after;
    await database.writeBatch([
      ...setSideBar(distributor.id, {
        before,
        after,
        at: scope.now().toISOString(),
        stale: () => new DomainError("STALE_VERSION", { entity: "distributor", id: distributor.id }),
      }),
      audit(scope, distributor.id, {
        event: "side-bar.changed",
        entity: "distributor",
        entityId: distributor.id,
        changes: { sideBar: { from: before.map(describe), to: after.map(describe) } },
      }),
    ]);
    return after;
  };
}

/** A page for the audit log: its default title of that time, and the custom one. */
function describe({ name, title }: SideBar[number]): string {
  const usual = (PAGE_TITLES as Readonly<Record<string, string>>)[name] ?? name;
  return title === "" ? usual : `${usual}: ${title}`;
}

function assertPages(sideBar: SideBar, pages: readonly string[]): void {
  const issues = sideBar.flatMap(({ name }, index): FieldIssue[] => {
    const isRepeated = sideBar.findIndex((entry) => entry.name === name) !== index;
    if (pages.includes(name) && !isRepeated) return [];
    const code = isRepeated ? "REPEATED_PAGE" : "UNKNOWN_PAGE";
    return [{ field: `customSideBar.${String(index)}.name`, code, message: code }];
  });
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
}
