import { BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { hasActions } from "#domain/access/may-access.ts";
import { isBetaFor } from "#domain/access/menu.ts";
import { redirectFrom } from "#domain/access/page-access.ts";
import { pageEntry, type PageName, PAGES } from "#domain/access/pages.ts";
import { factsOf, type SettingsFactName } from "#domain/settings-home/settings-facts.ts";
import { receivesPix } from "#domain/settings/receives-pix.ts";
import type { SettingsHome } from "#domain/settings-home/settings-home.ts";
import { SETTINGS_SECTIONS, type SettingsPageName } from "#domain/settings-home/settings-sections.ts";
import { missingSteps } from "#domain/settings-home/selling-steps.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { createSettingsHomeRepository } from "#worker/repositories/settings-home/settings-home-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

const settingsHomeAccess = PAGES.Settings.access;

/** Reads the pages of settings that the person may open, what each is set to, and what is missing before the distributor
 *  can sell, in one round trip.
 *  @throws DomainError ACCESS_DENIED for who may open no settings */
export function createReadSettingsHome(scope: Scope) {
  return async function readSettingsHome(): Promise<SettingsHome> {
    const { distributor, database, actor } = authoriseUser(scope, settingsHomeAccess);
    const { settings } = distributor;
    const { payments, requests, integratorSideBar, maintenance, timeZone } = settings;
    const today = calendarDayIn(scope.now().toISOString(), timeZone);
    const { products, kits, stocked, companies, ...counted } = await createSettingsHomeRepository(
      database,
      distributor.id,
      today,
    ).read();
    const mayOpen = (page: PageName) => redirectFrom(pageEntry(page), actor, distributor) === null;
    const hasReceiver = receivesPix(payments);
    const numbers: Record<SettingsFactName, number> = {
      ...counted,
      ways: Object.values(BUYING_ACCESS).filter((rule) => hasActions(distributor, rule)).length,
      receivers: Number(hasReceiver),
      budgetDays: requests.budgetExpiry.active ? requests.budgetExpiry.days : 0,
      sideBarEntries: integratorSideBar.length,
      maintenance: Number(maintenance),
    };
    const missing = missingSteps({
      ...numbers,
      ...{ goods: products + kits, stocked, companies, hasReceiver },
    });
    return {
      sections: SETTINGS_SECTIONS.map(({ name, pages }) => ({
        name,
        pages: (pages as readonly SettingsPageName[]).filter(mayOpen).map((page) => ({
          name: page,
          path: pageEntry(page).path,
          isBeta: isBetaFor(pageEntry(page), actor, distributor),
          facts: factsOf(page).map((fact) => ({ name: fact, count: numbers[fact] })),
        })),
      })).filter(({ pages }) => pages.length > 0),
      missing: missing.map(({ name, page }) => ({
        name,
        page,
        path: page !== null && mayOpen(page) ? pageEntry(page).path : null,
      })),
    };
  };
}
