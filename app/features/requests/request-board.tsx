import "./board.css";
import { Link, PrefetchPageLinks, useNavigate, useNavigation, useSearchParams } from "@remix-run/react";
import { type DragEvent, memo, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { BOARD_TEXTS as TEXTS } from "#copy/requests/board.ts";
import { fill } from "#copy/shared/fill.ts";
import type { Present } from "#domain/live/messages.ts";
import { type BoardColumn, MAX_BOARD_CARDS, moreCards, partsOf } from "#domain/requests/board.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { type Packed, unpack } from "#app/lib/pages/packed.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { type BoardActions, BoardCard, type BoardRequest } from "./board-card.tsx";
import { StatusMark } from "./status-mark.tsx";
import { usePresence } from "../live/provider.tsx";
import { type Target, useBoardMoves } from "./use-board-moves.ts";

export interface RequestColumn extends BoardColumn<BoardRequest> {
  name: string;
  color: string;
  /** Ids of the statuses that the person may give its requests. */
  changeStatusTo: readonly string[];
}

export interface RequestBoardProps {
  type: RequestType;
  columns: Packed<readonly RequestColumn[]>;
  /** What has a status that is no column, and these statuses. */
  outside: { count: number; statuses: readonly Target[] };
  /** Number of cards that a column shows at most. */
  most: number;
  mayOpen: boolean;
}

/** Budgets or orders by status. A card is moved by dragging it, or with its menu; it is in its new column at once, and
 *  back if the portal refuses. */
export function RequestBoard({ type, columns: packed, outside, most, mayOpen }: RequestBoardProps) {
  const columns = useMemo(() => unpack(packed), [packed]);
  const { shown, move, movedBy, news } = useBoardMoves(type, columns, outside.statuses);
  const viewers = useViewers();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [prepared, prepare] = useIntention();
  const follow = useFollowedCard();
  const navigate = useNavigate();
  const [moreTo, loadMore] = useMore(most);
  const mayMoveTo = ({ dealStatus }: BoardRequest) =>
    shown.find(({ id }) => id === dealStatus.id)?.changeStatusTo ?? [];
  const actions = useActions({
    ...{ move, follow, prepare, loadMore },
    drag: (card) => {
      setDragged(card && { card, targets: mayMoveTo(card) });
    },
    targetsOf: (card) => {
      const ids = mayMoveTo(card);
      return [...columns, ...outside.statuses].filter(({ id }) => ids.includes(id));
    },
    open: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      navigate(event.currentTarget.pathname);
    },
  });
  return (
    <>
      {outside.count > 0 && <Outside type={type} count={outside.count} />}
      {/* What scrolls sideways takes the focus, for the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="app-board" role="group" aria-label={TEXTS.board[type]} tabIndex={0}>
        {shown.map((column) => (
          <Column
            key={column.id}
            {...{ type, column, mayOpen, dragged, movedBy, viewers, actions, moreTo }}
          />
        ))}
      </div>
      <p className="gs-visually-hidden" role="status">
        {news}
      </p>
      {prepared !== null && <PrefetchPageLinks page={prepared} />}
    </>
  );
}

/** A card that is being dragged, and the statuses that it can be dropped on. */
interface Dragged {
  card: BoardRequest;
  targets: readonly string[];
}

interface ColumnProps {
  type: RequestType;
  column: RequestColumn;
  mayOpen: boolean;
  dragged: Dragged | null;
  movedBy: ReadonlyMap<string, string>;
  viewers: ReadonlyMap<string, readonly Present[]>;
  actions: BoardActions;
  /** Leads to more cards of all columns; null where the board shows no more. */
  moreTo: string | null;
}

/** The same functions for as long as the board is there, which do what they would do now. */
function useActions(current: BoardActions): BoardActions {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const [actions] = useState<BoardActions>(() => ({
    move: (card, to) => {
      latest.current.move(card, to);
    },
    follow: (cardId) => {
      latest.current.follow(cardId);
    },
    drag: (card) => {
      latest.current.drag(card);
    },
    targetsOf: (card) => latest.current.targetsOf(card),
    open: (event) => {
      latest.current.open(event);
    },
    prepare: (path) => {
      latest.current.prepare(path);
    },
    loadMore: () => {
      latest.current.loadMore();
    },
  }));
  return actions;
}

/** Who else has which request open. */
function useViewers(): ReadonlyMap<string, readonly Present[]> {
  const present = usePresence(null);
  return useMemo(() => {
    const viewers = new Map<string, Present[]>();
    for (const one of present) {
      viewers.set(one.requestId, [...(viewers.get(one.requestId) ?? []), one]);
    }
    return viewers;
  }, [present]);
}

const NOBODY: readonly Present[] = [];
/** How long a link is pointed at by somebody who means it. */
const INTENTION_MS = 100;

/** The page that somebody seems to be about to open, and what tells that it is pointed at. */
function useIntention(): [string | null, (path: string) => void] {
  const [intended, setIntended] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return [
    intended,
    (path) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setIntended(path);
      }, INTENTION_MS);
    },
  ];
}

/** Whether a click follows a link in this tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
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

/** Height of a usual card with its distance to the next one. */
const CARD_PX = 159;

/** A column of the board. It is drawn again only if it, or what is known of all cards, says something else. */
const Column = memo(ShownColumn);

function ShownColumn({ type, column, mayOpen, dragged, movedBy, viewers, actions, moreTo }: ColumnProps) {
  const { id, name, color, count, totalCents, powerW, changeStatusTo, cards } = column;
  const isTarget = dragged?.targets.includes(id) === true;
  const onDragOver = (event: DragEvent) => {
    if (isTarget) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null && isTarget) actions.move(dragged.card, column);
    actions.drag(null);
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
      {cards.length === 0 ? (
        <p className="app-quiet app-board__none">{TEXTS.empty}</p>
      ) : (
        <div role="list">
          {partsOf(cards).map((part) => (
            <div
              key={part.key}
              className="app-board__part"
              style={{ containIntrinsicHeight: `auto ${String(part.cards.length * CARD_PX)}px` }}
            >
              {part.cards.map((card) => (
                <BoardCard
                  key={card.id}
                  {...{ type, card, mayOpen, actions }}
                  isMovable={changeStatusTo.length > 0}
                  movedBy={movedBy.get(card.id) ?? null}
                  viewers={viewers.get(card.id) ?? NOBODY}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {count > cards.length &&
        (moreTo === null ? (
          <Rest id={id} name={name} />
        ) : (
          <More name={name} to={moreTo} load={actions.loadMore} />
        ))}
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
    if (followed.current === null) return undefined;
    // After the answer to the key, since the focus needs to know at once where everything is.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-card="${followed.current ?? ""}"] summary`)?.focus();
    });
    return () => {
      clearTimeout(timer);
    };
  });
  return (cardId) => {
    followed.current = cardId;
  };
}

/** The way to more cards, null where there are no more, and what follows it. Several columns may ask for them at once, and
 *  are answered once. */
function useMore(most: number): [string | null, () => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isAsked = useRef(false);
  const isWanted = useRef(false);
  const isIdle = state === "idle";
  const to =
    most >= MAX_BOARD_CARDS ? null : listAddress(params, { cards: String(moreCards(most)), view: "board" });
  const load = () => {
    if (to === null || isAsked.current) return;
    isWanted.current = !isIdle;
    if (isWanted.current) return;
    isAsked.current = true;
    navigate(to, { preventScrollReset: true, replace: true });
  };
  useEffect(() => {
    if (!isIdle) return;
    // Also where something else has taken the place of what was asked for.
    isAsked.current = false;
    if (isWanted.current) load();
  });
  return [to, load];
}

/** Leads to what a column does not show any more: the list of its status, filtered as the board is. */
function Rest({ id, name }: Pick<RequestColumn, "id" | "name">) {
  const [params] = useSearchParams();
  const to = listAddress(params, { statusId: id, group: null, view: "list", cards: null });
  return (
    <LinkButton to={to} aria-label={fill(TEXTS.restOf, { name })}>
      {TEXTS.rest}
    </LinkButton>
  );
}

/** Leads to more cards of all columns, by itself when it comes into sight. */
function More({ name, to, load }: { name: string; to: string; load: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // A page that nobody has scrolled shows what it came with. What a busy browser tells at once ends with how it is.
      if (entries.at(-1)?.isIntersecting === true && window.scrollY > 0) load();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [to, load]);
  return (
    <div ref={end}>
      <LinkButton to={to} preventScrollReset aria-label={fill(TEXTS.moreOf, { name })}>
        {TEXTS.more}
      </LinkButton>
    </div>
  );
}
