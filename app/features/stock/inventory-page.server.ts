import { mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import { STOCK_MOVE_KINDS } from "#domain/stock/ledger.ts";
import { isCalendarDay } from "#domain/shared/calendar.ts";
import {
  ArrivalListQuerySchema,
  MoveFilterSchema,
  STOCK_PAGE_SIZE,
  StockListQuerySchema,
} from "#domain/stock/stock-schema.ts";
import { ARRIVAL_STATES } from "#domain/stock/stock-states.ts";
import type { InventoryRow, InventoryView } from "./inventory-view.ts";
import { readPage } from "#app/lib/lists/list-address.ts";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** Number of ledger entries in the dialog of a product. */
const LAST_MOVES = 6;

/** Loads an inventory page by its address; invalid filters are ignored. */
export function readInventory(group: EquipmentGroup) {
  return async function read(args: PortalArgs) {
    const { context, request, actor, distributor } = args;
    const memory = recallList(args);
    const pageSize = memory.pageSize ?? STOCK_PAGE_SIZE;
    const params = new URL(request.url).searchParams;
    const query = StockListQuerySchema.parse({
      group,
      ...pick(params, "centerId", (text) => text.length <= 64),
      ...pick(params, "filter", (text) => ["low", "arriving", "out"].includes(text)),
      ...pick(params, "sort", (text) => /^-?(name|code|power)$/.test(text)),
      search: (params.get("search") ?? "").slice(0, 100),
      page: Math.min(readPage(params), 10_000),
    });
    const { services } = context;
    const { items, totalItems, centers, isKeeper } = await services.stock.list(query, pageSize);
    const asked = params.get("view");
    const view: InventoryView = isKeeper && (asked === "arrivals" || asked === "moves") ? asked : "stock";
    const rows = items.flatMap((item) =>
      item.stock.map((level): InventoryRow => ({
        productId: item.id,
        type: item.type,
        name: item.name,
        productCode: item.productCode,
        manufacturer: item.manufacturer,
        active: item.active,
        isToSell: item.isToSell,
        ...level,
      })),
    );
    return {
      group,
      view,
      isKeeper,
      hasItems: mayAccess(actor, distributor, PAGES.EquipmentModules.access),
      centers,
      rows,
      totalItems,
      page: query.page,
      pageSize,
      opensWith: memory.opensWith,
      sort: query.sort,
      filter: query.filter ?? null,
      centerId: query.centerId ?? null,
      search: query.search,
      done: params.get("feito"),
      detail: isKeeper ? await readDetail(context, params, rows) : null,
      arrivals:
        view === "arrivals"
          ? await services.stock.listArrivals({ ...readArrivalFilter(params), group, page: query.page })
          : null,
      arrivalFilter: readArrivalFilter(params),
      moves:
        view === "moves"
          ? await services.stock.listMoves({ ...readMoveFilter(params), group, page: query.page })
          : null,
      moveFilter: readMoveFilter(params),
    };
  };
}

/** Filters of the arrivals in an address. */
function readArrivalFilter(params: URLSearchParams) {
  return ArrivalListQuerySchema.omit({ page: true, group: true }).parse({
    search: (params.get("search") ?? "").slice(0, 100),
    ...pick(params, "centerId", (text) => text.length <= 64),
    ...pick(params, "state", (text) => (ARRIVAL_STATES as readonly string[]).includes(text)),
    ...pick(params, "from", isCalendarDay),
    ...pick(params, "until", isCalendarDay),
  });
}

/** Filters of the ledger in an address. */
export function readMoveFilter(params: URLSearchParams) {
  return MoveFilterSchema.parse({
    ...pick(params, "group", (text) => Object.keys(EQUIPMENT_GROUPS).includes(text)),
    ...pick(params, "productId", (text) => text.length <= 64),
    ...pick(params, "centerId", (text) => text.length <= 64),
    ...pick(params, "kind", (text) => (STOCK_MOVE_KINDS as readonly string[]).includes(text)),
    ...pick(params, "from", isCalendarDay),
    ...pick(params, "until", isCalendarDay),
  });
}

/** The product and center of the open dialog: `?row=<product>.<center>`. */
async function readDetail(
  { services }: PortalArgs["context"],
  params: URLSearchParams,
  rows: readonly InventoryRow[],
) {
  const [productId = "", centerId = ""] = (params.get("row") ?? "").split(".");
  const row = rows.find((one) => one.productId === productId && one.centerId === centerId);
  if (row === undefined) return null;
  const isOut = row.available <= 0 || !row.active || !row.isToSell;
  const [{ items: arrivals }, { items: moves, timeZone }, substitutes] = await Promise.all([
    services.stock.listArrivals({ productId, centerId, state: "expected", search: "", page: 1 }),
    services.stock.listMoves({ productId, centerId, page: 1 }),
    isOut ? services.stock.readSubstitutes(productId) : null,
  ]);
  return { row, arrivals, moves: moves.slice(0, LAST_MOVES), timeZone, substitutes };
}

function pick(params: URLSearchParams, name: string, isKnown: (text: string) => boolean) {
  const text = params.get(name) ?? "";
  return text !== "" && isKnown(text) ? { [name]: text } : {};
}
