import type { PlatformActor, UserActor } from "#domain/access/actor.ts";
import { isProDistributor } from "#domain/access/distributor-class.ts";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { RequestType } from "./request-types.ts";

/** Cards of a column at first, and how many more each time. */
export const BOARD_CARDS = 20;
/** The most cards of a column; whoever looks for more uses the list. */
export const MAX_BOARD_CARDS = 500;

/** The views of budgets and orders: columns by status, or rows. */
export const REQUEST_VIEWS = ["board", "list"] as const;
export type RequestView = (typeof REQUEST_VIEWS)[number];

/** The view that people see before they have chosen one.
 *  @source spec, request list and kanban */
const USUAL_VIEWS = { budget: "list", order: "board" } as const satisfies Record<RequestType, RequestView>;

/** Whether a person may see the board: never integrators; orders at every distributor, budgets at pro ones.
 *  @source spec, request list and kanban */
export function mayUseBoard(
  type: RequestType,
  viewer: { type: (UserActor | PlatformActor)["type"]; actions: FeatureActions },
): boolean {
  return viewer.type !== "integrator" && (type === "order" || isProDistributor(viewer.actions));
}

/** The view to show: the chosen one, the last one of this type, or the usual one.
 *  @param isBoardAllowed - otherwise it is the list */
export function viewOf(
  type: RequestType,
  { chosen, isBoardAllowed }: { chosen: RequestView | null; isBoardAllowed: boolean },
): RequestView {
  return isBoardAllowed ? (chosen ?? USUAL_VIEWS[type]) : "list";
}

/** A column of a board. */
export interface BoardColumn<Card> {
  id: string;
  /** All requests of the column, shown or not. */
  count: number;
  /** Sum of the totals that the person may see; null without any. */
  totalCents: number | null;
  powerW: number;
  cards: readonly Card[];
}

/** What a card adds to its column. */
export interface BoardCard {
  id: string;
  totalCents: number | null;
  totalPowerW: number;
  dealStatus: { id: string };
}

/** The columns after a card was moved: it is on top of its new column, and counts and sums of both follow. Columns stay as
 *  they are when it is not on the board, or already there. */
export function moveCard<Card extends BoardCard, Column extends BoardColumn<Card>>(
  columns: readonly Column[],
  { cardId, to }: { cardId: string; to: Pick<Column, "id"> & Card["dealStatus"] },
): readonly Column[] {
  const from = columns.find(({ cards }) => cards.some(({ id }) => id === cardId));
  const card = from?.cards.find(({ id }) => id === cardId);
  if (from === undefined || card === undefined || !columns.some(({ id }) => id === to.id)) return columns;
  if (from.id === to.id) return columns;
  const summed = (column: Column, sign: 1 | -1) => ({
    count: column.count + sign,
    totalCents:
      card.totalCents === null ? column.totalCents : (column.totalCents ?? 0) + sign * card.totalCents,
    powerW: column.powerW + sign * card.totalPowerW,
  });
  return columns.map((column) => {
    if (column.id === from.id) {
      return { ...column, ...summed(column, -1), cards: column.cards.filter(({ id }) => id !== cardId) };
    }
    if (column.id !== to.id) return column;
    return { ...column, ...summed(column, 1), cards: [{ ...card, dealStatus: to }, ...column.cards] };
  });
}

/** The columns with cards that were moved here on top of those that they are in, the latest first.
 *  @param moved - each card once, with the column that it was moved to, the latest last */
export function liftMoved<Card extends BoardCard, Column extends BoardColumn<Card>>(
  columns: readonly Column[],
  moved: readonly { cardId: string; to: string }[],
): readonly Column[] {
  if (moved.length === 0) return columns;
  return columns.map((column) => {
    const placeOf = ({ id }: Card) => moved.findIndex(({ cardId, to }) => cardId === id && to === column.id);
    const cards = [...column.cards].sort((one, other) => placeOf(other) - placeOf(one));
    return { ...column, cards };
  });
}
