import type { PlatformActor, UserActor } from "#domain/access/actor.ts";
import { isProDistributor } from "#domain/access/distributor-class.ts";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import { fnv1a } from "#domain/shared/fnv1a.ts";
import type { RequestType } from "./request-types.ts";

/** Cards of a column at first. */
export const BOARD_CARDS = 10;
/** The most cards of a column; whoever looks for more uses the list. */
export const MAX_BOARD_CARDS = 500;

/** How many cards of a column follow a number of them: twice as many, so that all that comes on the way to many is no
 *  more than twice what is there in the end.
 *  @example moreCards(10) // 20 */
export function moreCards(shown: number): number {
  return Math.min(MAX_BOARD_CARDS, shown * 2);
}

/** The most pages of a list that are shown one after the other. */
export const MAX_LIST_PAGES = 20;

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
  /** Sum of what is left of the totals that the person may see; null without any. */
  totalCents: number | null;
  powerW: number;
  cards: readonly Card[];
}

/** The columns of a newer answer, with the very columns and cards of the one before wherever both say the same, so that
 *  only what changed is drawn again. */
export function keepSame<Card extends { id: string }, Column extends BoardColumn<Card>>(
  before: readonly Column[],
  after: readonly Column[],
): readonly Column[] {
  const known = new Map(before.flatMap(({ cards }) => cards.map((card) => [card.id, card] as const)));
  return after.map((column) => {
    const cards = column.cards.map((card) => {
      const one = known.get(card.id);
      return one !== undefined && saysSame(one, card) ? one : card;
    });
    const last = before.find(({ id }) => id === column.id);
    return last !== undefined && saysSame(last, { ...column, cards }) ? last : { ...column, cards };
  });
}

/** How many cards stand in a part of a column, about. No power of two: those would ask for the last bits of ids alone. */
const PART_CARDS = 9;

/** The cards of a column in parts, which a browser lays out and draws one by one. A part ends with a card by its own id, so
 *  that a card which comes or goes changes no other part.
 *  @returns parts with the id of their last card; null for those after the last end */
export function partsOf<Card extends { id: string }>(
  cards: readonly Card[],
): { key: string | null; cards: readonly Card[] }[] {
  const parts: { key: string | null; cards: Card[] }[] = [];
  for (const card of cards) {
    const last = parts.at(-1);
    const part = last?.key === null ? last : { key: null, cards: [] };
    if (part !== last) parts.push(part);
    part.cards.push(card);
    if (fnv1a(card.id) % PART_CARDS === 0) part.key = card.id;
  }
  return parts;
}

/** Whether two values, as the portal answered them, say the same. */
function saysSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [values, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(values);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => name in others && saysSame(values[name], others[name]))
  );
}

/** What a card adds to its column. */
export interface BoardCard {
  id: string;
  totalCents: number | null;
  /** Taken off by cancellations and returns: no part of the sum of a column. */
  returnedCents: number | null;
  totalPowerW: number;
  dealStatus: { id: string };
}

/** A move of a card, or its deletion, by the person who looks at the board. */
export interface CardMove<Card extends BoardCard> {
  /** The card where it was taken from. */
  card: Card;
  /** Its new status; null where it was deleted. */
  to: Card["dealStatus"] | null;
  /** Whether the columns that the portal answered know of it. */
  isKnown: boolean;
}

/** The columns as the person sees them: what the portal answered, with the moves that it does not know of yet. Counts and
 *  sums of both columns follow. A moved card is on top of its column, the latest first, also if it is older than the cards
 *  that the portal sends; a card that is elsewhere by now is left there.
 *  @param moves - one of a card at most, the latest last */
export function boardAfter<Card extends BoardCard, Column extends BoardColumn<Card>>(
  columns: readonly Column[],
  moves: readonly CardMove<Card>[],
): readonly Column[] {
  return moves.reduce((before, move) => {
    const { card, to } = move;
    const place = before.find(({ cards }) => cards.some(({ id }) => id === card.id));
    if (to === null) {
      return before.map((column) =>
        move.isKnown || column !== place
          ? column
          : {
              ...column,
              ...summed(column, card, -1),
              cards: column.cards.filter(({ id }) => id !== card.id),
            },
      );
    }
    if (place !== undefined && place.id !== to.id && (move.isKnown || place.id !== card.dealStatus.id)) {
      return before;
    }
    const isCounted = move.isKnown || place?.id === to.id;
    return before.map((column) => {
      const cards = column.cards.filter(({ id }) => id !== card.id);
      if (column.id === to.id) {
        const moved = { ...column, cards: [{ ...card, dealStatus: to }, ...cards] };
        return isCounted ? moved : { ...moved, ...summed(column, card, 1) };
      }
      if (column.id !== card.dealStatus.id || isCounted) return column;
      return { ...column, cards, ...summed(column, card, -1) };
    });
  }, columns);
}

function summed(
  column: BoardColumn<unknown>,
  { totalCents, returnedCents, totalPowerW }: BoardCard,
  sign: 1 | -1,
) {
  const dueCents = totalCents === null ? null : totalCents - (returnedCents ?? 0);
  return {
    count: column.count + sign,
    totalCents: dueCents === null ? column.totalCents : (column.totalCents ?? 0) + sign * dueCents,
    powerW: column.powerW + sign * totalPowerW,
  };
}
