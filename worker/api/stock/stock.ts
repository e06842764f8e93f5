import * as z from "zod";
import { csvHeaders } from "#domain/shared/csv.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { STOCK_MOVE_KINDS } from "#domain/stock/ledger.ts";
import {
  MoveFilterSchema,
  MoveListQuerySchema,
  StockCheckSchema,
  StockListQuerySchema,
  StockUpdateSchema,
} from "#domain/stock/stock-schema.ts";
import { checkStockAccess, keepStockAccess, readStockAccess } from "#worker/services/stock/stock-access.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const tag = "Stock";
const access = keepStockAccess;
const units = z.int();
const day = z.string().nullable();

const CenterStockSchema = z.object({
  centerId: z.string(),
  center: z.string(),
  centerActive: z.boolean(),
  available: units,
  conditional: units,
  futureStockDate: day,
  arrivals: z.array(z.object({ amount: units, expectedOn: day })),
  internal: z.object({ onHand: units, reserved: units, minimum: units }).nullable(),
});

export const listStockRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/stock",
    summary: "Products of a group with their stock at each center",
    tag,
    access: readStockAccess,
    query: StockListQuerySchema,
    answer: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          productCode: z.string(),
          manufacturer: z.string(),
          type: z.enum(PRODUCT_TYPES),
          powerW: units.nullable(),
          active: z.boolean(),
          isToSell: z.boolean(),
          peso_KG: z.number().nullable(),
          volume_M3: z.number().nullable(),
          stock: z.array(CenterStockSchema),
          conditional: units,
          futureStockDate: day,
        }),
      ),
      totalItems: units,
      centers: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
    }),
  },
  ({ query, services }) => services.stock.list(query),
);

export const changeStockRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/stock/{productId}/{centerId}",
    summary: "Count or adjust what is on hand, or set the minimum",
    tag,
    access,
    params: z.object({ productId: z.string().max(64), centerId: z.string().max(64) }),
    body: StockUpdateSchema,
    answer: z.object({
      productId: z.string(),
      centerId: z.string(),
      onHand: units,
      reserved: units,
      conditional: units,
      minimum: units,
    }),
  },
  ({ params, body, services }) => services.stock.change(params, body),
);

export const listMovesRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/stock/moves",
    summary: "The ledger of stock, fifty moves a page, newest first",
    tag,
    access,
    query: MoveListQuerySchema,
    answer: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          kind: z.enum(STOCK_MOVE_KINDS),
          productId: z.string(),
          productName: z.string(),
          productCode: z.string(),
          centerId: z.string(),
          centerName: z.string(),
          onHandChange: units,
          reservedChange: units,
          conditionalChange: units,
          requestId: z.string().nullable(),
          requestCode: z.string().nullable(),
          arrivalId: z.string().nullable(),
          arrivalLot: z.string().nullable(),
          note: z.string(),
          actorName: z.string(),
        }),
      ),
      totalItems: units,
    }),
  },
  ({ query, services }) => services.stock.listMoves(query),
);

export const exportMovesRoute = createDownloadRoute(
  {
    path: "/app/staff/stock/moves/export",
    summary: "The ledger of stock as a CSV file",
    tag,
    access,
    query: MoveFilterSchema,
    fileType: "text/csv",
  },
  ({ query, services }) => {
    const { body, fileName } = services.stock.exportMoves(query);
    return { body, headers: csvHeaders(fileName) };
  },
);

export const checkStockRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/stock/check",
    summary: "Whether products can be had for a state, each from its center or from the one that sells there",
    tag: "Buying",
    access: checkStockAccess,
    body: StockCheckSchema,
    answer: z.object({
      possible: z.boolean(),
      products: z.array(
        z.object({
          id: z.string(),
          amount: units,
          center: z.string().nullable(),
          availability: z.enum(["inStock", "arriving", "unavailable"]),
          futureStockDate: day,
        }),
      ),
    }),
  },
  ({ body, services }) => services.stock.check(body),
);
