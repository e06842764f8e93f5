import * as z from "zod";
import { filterOf, readListQuery } from "#domain/shared/list-query.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { BOARD_CARDS, MAX_BOARD_CARDS, MAX_LIST_PAGES } from "./board.ts";
import { STATUS_GROUPS } from "./deal-status.ts";
import { REQUEST_TYPES } from "./request-types.ts";

/** Default number of budgets or orders on a page.
 *  @source spec, defaults of the request list */
export const REQUEST_PAGE_SIZE = 10;

const REQUEST_SORTS = ["createdAt", "updatedAt", "code", "name", "total", "power"] as const;
export type RequestSortKey = (typeof REQUEST_SORTS)[number];

const SORT_WORDS = REQUEST_SORTS.flatMap((key) => [key, `-${key}`] as const);

const text = filterOf(z.string().trim().max(80));
const id = filterOf(z.string().max(64));
const amount = filterOf(z.coerce.number().min(0).max(1_000_000_000));
const day = filterOf(DaySchema);

const filters = {
  /** Orders by default, or budgets for people who may not see orders. */
  type: z.enum(REQUEST_TYPES).optional(),
  /** Part of a code, of a name, of the customer's name, or of the company's name or CNPJ. */
  search: text,
  statusId: id,
  group: filterOf(z.enum(STATUS_GROUPS)),
  paymentStatus: filterOf(z.enum(PAYMENT_STATUSES)),
  purchaseType: filterOf(z.enum(PURCHASE_TYPES)),
  /** Part of the name or of the CNPJ of the integrator's company. */
  company: text,
  integratorId: id,
  /** The person who looks after it, of the reader's own side; `none` for nobody. */
  sellerId: id,
  centerId: id,
  /** A tag that it has, for people who see tags. */
  tagId: id,
  /** Code of a coupon, complete. */
  coupon: text,
  minTotal: amount,
  maxTotal: amount,
  minPower: amount,
  maxPower: amount,
  /** Days of creation, both included. */
  from: day,
  until: day,
  /** Whether it lists those that were deleted in the last 30 days, for people who may restore them. */
  deleted: filterOf(z.stringbool()),
};

/** Query of a list of budgets or orders. Money in reais, power in kWp, days in the distributor's time zone. */
export const RequestListQuerySchema = z.strictObject({
  ...filters,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(REQUEST_PAGE_SIZE),
  /** How many pages from there on, one after the other. */
  pages: z.coerce.number().int().min(1).max(MAX_LIST_PAGES).default(1),
  /** A sort key; with a minus in front, descending. */
  sort: z.enum(SORT_WORDS).default("-createdAt"),
});

/** Query of a board, with the same filters. */
export const RequestBoardQuerySchema = z.strictObject({
  ...filters,
  /** Number of requests of a status. */
  cards: z.coerce.number().int().min(1).max(MAX_BOARD_CARDS).default(BOARD_CARDS),
});

/** The filters of both. */
export type RequestListFilters = Omit<z.output<typeof RequestBoardQuerySchema>, "cards">;
export type RequestListQuery = z.output<typeof RequestListQuerySchema>;

/** Reads the query of an address, for a page. Invalid and unknown fields are ignored. */
export function readRequestListQuery(params: { get(name: string): string | null }): RequestListQuery {
  return readListQuery(RequestListQuerySchema, params);
}
