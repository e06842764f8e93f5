import "./board.css";
import { Link, useNavigate, useNavigation, useSearchParams } from "@remix-run/react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { BOARD_TEXTS as TEXTS } from "#copy/requests/board.ts";
import { fill } from "#copy/shared/fill.ts";
import type { Present } from "#domain/live/messages.ts";
import { BOARD_CARDS, type BoardColumn, MAX_BOARD_CARDS } from "#domain/requests/board.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { BoardCard, type BoardRequest } from "./board-card.tsx";
import { StatusMark } from "./status-mark.tsx";
import { usePresence } from "../live/provider.tsx";
import { type Move, type Target, useBoardMoves } from "./use-board-moves.ts";

export interface RequestColumn extends BoardColumn<BoardRequest> {
  name: string;
  color: string;
  /** Ids of the statuses that the person may give its requests. */
  changeStatusTo: readonly string[];
}

export interface RequestBoardProps {
  type: RequestType;
  columns: readonly RequestColumn[];
  /** What has a status that is no column, and these statuses. */
  outside: { count: number; statuses: readonly Target[] };
  /** Number of cards that a column shows at most. */
  most: number;
  mayOpen: boolean;
}

/** Budgets or orders by status. A card is moved by dragging it, or with its menu; it is in its new column at once, and
 *  back if the portal refuses. */
export function RequestBoard({ type, columns, outside, most, mayOpen }: RequestBoardProps) {
  const { shown, move, movedBy, news } = useBoardMoves(type, columns, outside.statuses);
  const present = usePresence(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const follow = useFollowedCard();
  return (
    <>
      {outside.count > 0 && <Outside type={type} count={outside.count} />}
      {/* What scrolls sideways takes the focus, for the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="app-board" role="group" aria-label={TEXTS.board[type]} tabIndex={0}>
        {shown.map((column) => (
          <Column
            key={column.id}
            {...{ type, column, columns, outside, most, mayOpen, move, follow, dragged, movedBy, present }}
            onDrag={setDragged}
          />
        ))}
      </div>
      <p className="gs-visually-hidden" role="status">
        {news}
      </p>
    </>
  );
}

/** A card that is being dragged, and the statuses that it can be dropped on. */
interface Dragged {
  card: BoardRequest;
  targets: readonly string[];
}

interface ColumnProps extends Omit<RequestBoardProps, "columns"> {
  column: RequestColumn;
  columns: readonly RequestColumn[];
  move: Move;
  follow: (cardId: string) => void;
  dragged: Dragged | null;
  movedBy: ReadonlyMap<string, string>;
  present: readonly Present[];
  onDrag: (dragged: Dragged | null) => void;
}

/** How many stand outside of the board, with the way to them. */
function Outside({ type, count }: { type: RequestType; count: number }) {
  const [params] = useSearchParams();
  const words = TEXTS.outside[type];
  const number = count === 1 ? words.one : fill(words.many, { count: formatNumber(count) });
  return (
    <p className="app-quiet">
      {fill(TEXTS.outsideOf, { count: number })}{" "}
      <Link to={listAddress(params, { group: "distributor", view: "list", cards: null })} prefetch="intent">
        {TEXTS.outsideLink}
      </Link>
    </p>
  );
}

function Column({ column, columns, outside, most, dragged, onDrag, movedBy, present, ...rest }: ColumnProps) {
  const { id, name, color, count, totalCents, powerW, changeStatusTo, cards } = column;
  const isTarget = dragged?.targets.includes(id) === true;
  const targets = [...columns, ...outside.statuses].filter((one) => changeStatusTo.includes(one.id));
  const onDragOver = (event: DragEvent) => {
    if (isTarget) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null && isTarget) rest.move(dragged.card, column);
    onDrag(null);
  };
  const sums =
    totalCents === null
      ? formatPowerKwp(powerW)
      : fill(TEXTS.sums, { total: formatCents(totalCents), power: formatPowerKwp(powerW) });
  return (
    <section
      className="app-board__column"
      aria-label={fill(TEXTS.column, { name, count: formatNumber(count) })}
      data-target={isTarget}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      <header className="app-board__head">
        <h2 className="app-row app-gap-8">
          <StatusMark name={name} color={color} />
          <span className="app-quiet">{formatNumber(count)}</span>
        </h2>
        <p className="app-quiet">{sums}</p>
      </header>
      {cards.length === 0 && <p className="app-quiet app-board__none">{TEXTS.empty}</p>}
      <ul className="app-board__cards">
        {cards.map((card) => (
          <BoardCard
            key={card.id}
            {...{ ...rest, card, targets }}
            movedBy={movedBy.get(card.id) ?? null}
            viewers={present.filter(({ requestId }) => requestId === card.id)}
            onDrag={(isDragged) => {
              onDrag(isDragged ? { card, targets: changeStatusTo } : null);
            }}
          />
        ))}
      </ul>
      {count > cards.length && <More name={name} most={most} />}
    </section>
  );
}

/** Keeps the focus on a card that was moved with the keyboard, since it is another element in its new column.
 *  @returns a function that says which one */
function useFollowedCard(): (cardId: string) => void {
  const followed = useRef<string | null>(null);
  useEffect(() => {
    const leave = () => {
      followed.current = null;
    };
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
    };
  }, []);
  useEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-card="${followed.current}"] summary`)?.focus();
  });
  return (cardId) => {
    followed.current = cardId;
  };
}

/** Leads to more cards of all columns, by itself when it comes into sight. */
function More({ name, most }: { name: string; most: number }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const end = useRef<HTMLDivElement>(null);
  const cards = Math.min(MAX_BOARD_CARDS, most + BOARD_CARDS);
  const to = listAddress(params, { cards: String(cards), view: "board" });
  const isIdle = state === "idle";
  useEffect(() => {
    const { current } = end;
    if (current === null || !isIdle) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // A page that nobody has scrolled shows what it came with.
      if (entry?.isIntersecting === true && window.scrollY > 0) {
        navigate(to, { preventScrollReset: true, replace: true });
      }
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [to, isIdle, navigate]);
  if (most >= MAX_BOARD_CARDS) return null;
  return (
    <div ref={end}>
      <LinkButton to={to} preventScrollReset aria-label={fill(TEXTS.moreOf, { name })}>
        {TEXTS.more}
      </LinkButton>
    </div>
  );
}
