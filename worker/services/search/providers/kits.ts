import { PAGES } from "#domain/access/pages.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { findKits } from "#worker/repositories/search/search-queries.ts";
import { closedKitsAccess } from "#worker/services/kits/list-kits.ts";
import { prepareSearch, type SearchProvider } from "../search-provider.ts";

/** Closed kits for sale. A kit has no page of its own, so it opens the list filtered by its power and structure. */
export const kitSearch: SearchProvider = {
  group: "kits",
  access: closedKitsAccess,
  prepare({ distributor, database, text, now }) {
    const today = calendarDayIn(now.toISOString(), distributor.settings.timeZone);
    return prepareSearch(
      findKits(database, distributor.id, text, today),
      ({ id, name, productCode, powerW, structureId }) => {
        const power = String(powerW / 1000);
        const place = new URLSearchParams({ minPower: power, maxPower: power, structure: structureId });
        return {
          id,
          title: name,
          detail: `${productCode} · ${formatPowerKwp(powerW)}`,
          path: `${PAGES.KitsIntegrator.path}?${place.toString()}`,
        };
      },
    );
  },
};
