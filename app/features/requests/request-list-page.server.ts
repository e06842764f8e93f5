import { mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { BOARD_CARDS, MAX_BOARD_CARDS, mayUseBoard, REQUEST_VIEWS, viewOf } from "#domain/requests/board.ts";
import { EXPORT_FORMATS, sheetHeaders } from "#domain/files/sheet-file.ts";
import {
  readRequestListQuery,
  REQUEST_PAGE_SIZE,
  type RequestListQuery,
} from "#domain/requests/request-list-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import type { BoardRequest } from "./board-card.tsx";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import { pack } from "#app/lib/pages/packed.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** Filters that hold a number, typed with a comma. */
const NUMBERS = ["minTotal", "maxTotal", "minPower", "maxPower"];

/** Loads the list or the board of budgets or orders that the address names. */
export async function loadRequestList(args: PortalArgs, type: RequestType) {
  const { context, request, actor, distributor } = args;
  const { requests } = context.services;
  const { pageSize, opensWith, look } = recallList(args);
  const { searchParams } = new URL(request.url);
  const query = { ...readQueryOf(searchParams, pageSize), type };
  const isBoardAllowed =
    distributor !== null && mayUseBoard(type, { type: actor.type, actions: distributor.actions });
  const chosen = REQUEST_VIEWS.find((view) => view === (searchParams.get("view") ?? look)) ?? null;
  const common = {
    ...{ query, opensWith, isBoardAllowed },
    mayOpen: mayAccess(
      actor,
      distributor,
      PAGES[type === "budget" ? "BudgetsDetails" : "OrderDetails"].access,
    ),
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
  };
  if (query.deleted !== true && viewOf(type, { chosen, isBoardAllowed }) === "board") {
    const most = readMost(searchParams.get("cards"));
    const { statuses, columns, ...board } = await requests.board(query, most);
    return {
      ...{ ...common, ...board, view: "board" as const, most, statuses: namesOf(statuses) },
      columns: pack(columns.map((column) => ({ ...column, cards: column.cards.map(toCard) }))),
      isEmpty: board.outside.count === 0 && columns.every(({ count }) => count === 0),
    };
  }
  const { statuses, ...list } = await requests.list(query);
  return {
    ...common,
    ...list,
    view: "list" as const,
    usualSize: REQUEST_PAGE_SIZE,
    isEmpty: list.items.length === 0,
    statuses: statuses.map(({ id, name, changeStatusTo }) => ({ id, name, changeStatusTo })),
  };
}

/** Answers the list that the address names as a file. */
export async function answerRequestExport({ context, request }: PortalArgs, type: RequestType) {
  const { searchParams } = new URL(request.url);
  const { page: _page, pageSize: _size, pages: _pages, ...query } = readQueryOf(searchParams, null);
  const format = EXPORT_FORMATS.find((one) => one === searchParams.get("format")) ?? "xlsx";
  const file = await context.services.requests.export({ ...query, type, format });
  return new Response(file.body, { headers: sheetHeaders(file) });
}

/** The query of an address, with numbers as people type them.
 *  @param pageSize - the one that the person has chosen before */
function readQueryOf(searchParams: URLSearchParams, pageSize: number | null): RequestListQuery {
  return readRequestListQuery({
    get: (name) => {
      if (name === "pageSize") return String(pageSize ?? REQUEST_PAGE_SIZE);
      const text = searchParams.get(name);
      if (text === null || !NUMBERS.includes(name)) return text;
      const number = parseLooseNumber(text);
      return number === null ? null : String(number);
    },
  });
}

type BoardRow = Awaited<
  ReturnType<PortalArgs["context"]["services"]["requests"]["board"]>
>["columns"][number]["cards"][number];

/** What a card shows: a board has many. */
function toCard({ dealStatus: { id, name, color }, ...row }: BoardRow): BoardRequest {
  const { code, integratorName, paymentStatus, expiresOn, isExpired, mayDelete } = row;
  const { totalCents, returnedCents, totalPowerW, createdAt, tags } = row;
  return {
    ...{ id: row.id, code, name: row.name, integratorName, paymentStatus, expiresOn, isExpired },
    ...{
      totalCents,
      returnedCents,
      totalPowerW,
      createdAt,
      dealStatus: { id, name, color },
      tags,
      mayDelete,
    },
  };
}

function namesOf(statuses: readonly { id: string; name: string }[]) {
  return statuses.map(({ id, name }) => ({ id, name }));
}

/** Number of cards in a column, from the address. */
function readMost(text: string | null): number {
  const most = Number(text);
  return Number.isInteger(most) && most > BOARD_CARDS && most <= MAX_BOARD_CARDS ? most : BOARD_CARDS;
}
