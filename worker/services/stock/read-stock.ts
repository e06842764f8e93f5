import { STOCK_PAGE_SIZE, type StockListQuery } from "#domain/stock/stock-schema.ts";
import { buyerOf } from "#domain/kits/closed-kit-sale.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { availableUnits, coveringDay } from "#domain/stock/availability.ts";
import { createCenterRepository } from "#worker/repositories/centers/center-repository.ts";
import {
  createStockRepository,
  type StockLevelRow,
  type StockProductRow,
  toWanted,
} from "#worker/repositories/stock/stock-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { readStockAccess } from "./stock-access.ts";

/** Fields of a product at a center for the distributor's people only. */
export interface InternalStock {
  onHand: number;
  reserved: number;
  minimum: number;
}

/** A product at a center. */
export interface CenterStock {
  centerId: string;
  center: string;
  centerActive: boolean;
  /** Units that are not reserved, including units of arrivals. */
  available: number;
  conditional: number;
  /** Day of the next arrival with a free unit, if it is in the future. */
  futureStockDate: string | null;
  arrivals: { amount: number; expectedOn: string | null }[];
  internal: InternalStock | null;
}

export interface StockItem extends StockProductRow {
  stock: CenterStock[];
  /** Of all listed centers. */
  conditional: number;
  futureStockDate: string | null;
}

export interface StockPage {
  items: StockItem[];
  totalItems: number;
  centers: { id: string; name: string; active: boolean }[];
  /** Whether the person manages the stock and sees internal fields. */
  isKeeper: boolean;
  today: string;
}

/** Lists a page of products with their stock. Integrators see what they can buy, without internal fields; under
 *  exclusivity only their center.
 *  @throws DomainError CENTER_REQUIRED for an integrator under exclusivity without a chosen center */
export function createListStock(scope: Scope) {
  return async function listStock(asked: StockListQuery, pageSize = STOCK_PAGE_SIZE): Promise<StockPage> {
    const query = { ...asked, pageSize };
    const { distributor, database, actor } = authoriseUser(scope, readStockAccess);
    const isKeeper = actor.type !== "integrator";
    const onlyCenterId = isKeeper ? null : buyerOf(actor, distributor).chosenCenterId;
    const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
    const all = createCenterRepository(database, distributor.id);
    const [found, known] = await Promise.all([
      createStockRepository(database, distributor.id).listStock(
        isKeeper || query.filter !== "low" ? query : { ...query, filter: undefined },
        { onlyOnSale: !isKeeper, onlyCenterId },
      ),
      isKeeper ? all.listAllCenters() : all.listCenters(),
    ]);
    const centers = known.filter(({ id }) => onlyCenterId === null || id === onlyCenterId);
    const shown = centers.filter(({ id }) => query.centerId === undefined || id === query.centerId);
    return {
      items: found.products.map((product) =>
        toItem(product, { levels: found.levels, centers: shown, isKeeper, today }),
      ),
      totalItems: found.totalItems,
      centers: centers.map(({ id, name, active }) => ({ id, name, active })),
      isKeeper,
      today,
    };
  };
}

function toItem(
  product: StockProductRow,
  {
    levels,
    centers,
    ...view
  }: {
    levels: readonly StockLevelRow[];
    centers: readonly { id: string; name: string; active: boolean }[];
    isKeeper: boolean;
    today: string;
  },
): StockItem {
  const stock = centers.map((center) =>
    toCenterStock(
      center,
      levels.find(({ productId, centerId }) => productId === product.id && centerId === center.id),
      view,
    ),
  );
  const days = stock.flatMap(({ futureStockDate }) => (futureStockDate === null ? [] : [futureStockDate]));
  return {
    ...product,
    stock,
    conditional: stock.reduce((sum, one) => sum + one.conditional, 0),
    futureStockDate: days.sort()[0] ?? null,
  };
}

function toCenterStock(
  { id, name, active }: { id: string; name: string; active: boolean },
  row: StockLevelRow | undefined,
  { isKeeper, today }: { isKeeper: boolean; today: string },
): CenterStock {
  const level = toWanted(row, { amount: 1, isOnSale: true });
  const next = coveringDay(level, Math.max(0, level.onHand - level.reserved) + 1);
  return {
    centerId: id,
    center: name,
    centerActive: active,
    available: availableUnits(level),
    conditional: row?.conditional ?? 0,
    futureStockDate: next !== null && next > today ? next : null,
    arrivals: [...level.arrivals],
    internal: isKeeper
      ? { onHand: level.onHand, reserved: level.reserved, minimum: row?.minimum ?? 0 }
      : null,
  };
}
