import { useRevalidator } from "@remix-run/react";
import { useMemo, useRef, useState } from "react";
import { BOARD_TEXTS as TEXTS } from "#copy/requests/board.ts";
import { fill } from "#copy/shared/fill.ts";
import { KANBAN_FAILURES } from "#copy/spec/requests.ts";
import { boardAfter, type CardMove, keepSame } from "#domain/requests/board.ts";
import type { ChangeStatus } from "#domain/requests/change-status-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { type ApiFailure, toFailure } from "#app/lib/calls/api-request.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { type Snackbar, useSnackbars } from "#app/ui/snackbars.tsx";
import { useLiveMessages } from "../live/provider.tsx";
import type { BoardRequest } from "./board-card.tsx";
import type { RequestColumn } from "./request-board.tsx";

/** A status as the place of a card. */
export interface Target {
  id: string;
  name: string;
  color: string;
}

/** Moves a card to a status, or deletes it. */
export type Move = (card: BoardRequest, to: Target | null) => void;

interface Moved extends CardMove<BoardRequest> {
  to: Target | null;
  isSaved: boolean;
  /** Number of the move on this board. */
  turn: number;
  /** Who else has moved it; null where it was moved here. */
  byName: string | null;
}

/** A board with the moves that its page knows of. */
export interface MovedBoard {
  shown: readonly RequestColumn[];
  move: Move;
  /** Names of who else has moved a card while the page is open, by its id. */
  movedBy: ReadonlyMap<string, string>;
  /** The last move of somebody else, in words. */
  news: string;
}

/** The columns with what was moved or deleted here: at once, and as it was when the portal refuses or cannot be reached,
 *  which a message tells. What is saved can be taken back. What others move is there as soon as the room tells. A card
 *  and a column stay the same object until they say something else.
 *  @param answer - the columns as the portal answered them last
 *  @param outside - statuses that are no column: a card that gets one leaves the board */
export function useBoardMoves(
  type: RequestType,
  answer: readonly RequestColumn[],
  outside: readonly Target[],
): MovedBoard {
  const { revalidate } = useRevalidator();
  const snackbars = useSnackbars();
  const [moves, setMoves] = useState<readonly Moved[]>([]);
  const turns = useRef(0);
  // One after the other: a card that is moved on stands where the move before has put it.
  const saving = useRef(Promise.resolve());
  const [{ answered, columns }, setAnswered] = useState({ answered: answer, columns: answer });
  if (answered !== answer) {
    setAnswered({ answered: answer, columns: keepSame<BoardRequest, RequestColumn>(columns, answer) });
    setMoves(moves.map((one) => ({ ...one, isKnown: one.isSaved })));
  }
  const save = async (card: BoardRequest, work: () => Promise<void>, refused: string) => {
    try {
      await work();
      revalidate();
    } catch (error) {
      const failure = toFailure(error);
      setMoves((before) => others(before, card));
      snackbars.show(refusedText(card, failure, refused));
      // Without a connection, loading would replace the page by an error.
      if (failure.status !== 0) revalidate();
    }
  };
  const restore = (card: BoardRequest) => {
    const work = async () => {
      await portalApi.call("POST", `/app/user/requests/${card.id}/restore`, {});
      setMoves((before) => others(before, card));
      snackbars.show(savedText(fill(TEXTS.restored, card), null));
    };
    saving.current = saving.current.then(() => save(card, work, fill(TEXTS.restoreFailed, card)));
  };
  const send = (card: BoardRequest, to: Target | null, isUndo: boolean) => {
    turns.current += 1;
    const turn = turns.current;
    setMoves((before) => {
      const own = before.find((one) => one.card.id === card.id && !one.isKnown);
      return [
        ...others(before, card),
        { card: own?.card ?? card, to, isKnown: false, isSaved: false, turn, byName: null },
      ];
    });
    const work = async () => {
      await (to === null ? deleteCard(type, card) : moveCard(type, card, to));
      setMoves((before) => before.map((one) => (one.turn === turn ? { ...one, isSaved: true } : one)));
      const undo = () => {
        if (to === null) restore(card);
        else send({ ...card, dealStatus: to }, card.dealStatus, true);
      };
      const { code } = card;
      const told = to === null ? fill(TEXTS.deleted, { code }) : fill(TEXTS.moved, { code, name: to.name });
      snackbars.show(savedText(told, isUndo ? null : undo));
    };
    const refused = to === null ? KANBAN_FAILURES.removal : KANBAN_FAILURES.statusChange;
    saving.current = saving.current.then(() => save(card, work, refused));
  };
  const shown = useMemo(() => boardAfter<BoardRequest, RequestColumn>(columns, moves), [columns, moves]);
  const movedBy = useMemo(
    () => new Map(moves.flatMap(({ card, byName }) => (byName === null ? [] : [[card.id, byName] as const]))),
    [moves],
  );
  const [news, setNews] = useState("");
  useLiveMessages((message) => {
    if (message.type !== "request.moved") return;
    const { requestId, statusId, byName } = message;
    const card = shown.flatMap(({ cards }) => cards).find(({ id }) => id === requestId);
    const to = [...columns, ...outside].find(({ id }) => id === statusId);
    // What is moved here is where it was put, and goes back by itself.
    if (card === undefined || to === undefined || card.dealStatus.id === statusId) return;
    if (moves.some((one) => one.card.id === requestId && one.byName === null && !one.isSaved)) return;
    turns.current += 1;
    const turn = turns.current;
    setMoves((before) => [
      ...others(before, card),
      { card, to, isKnown: false, isSaved: true, turn, byName },
    ]);
    setNews(fill(TEXTS.movedByTo, { code: card.code, by: byName, name: to.name }));
  });
  return {
    ...{ shown, movedBy, news },
    move: (card, to) => {
      // A column that a card is dropped on is more than its status.
      send(card, to && { id: to.id, name: to.name, color: to.color }, false);
    },
  };
}

async function moveCard(type: RequestType, { id, dealStatus }: BoardRequest, to: Target): Promise<void> {
  const body: ChangeStatus = { type, statusId: to.id, seenStatusId: dealStatus.id };
  await portalApi.call("PUT", `/app/user/requests/${id}/status`, { body });
}

async function deleteCard(type: RequestType, { id }: BoardRequest): Promise<void> {
  await portalApi.call("DELETE", `/app/user/requests/${id}`, { query: { type } });
}

function others(moves: readonly Moved[], { id }: BoardRequest): Moved[] {
  return moves.filter(({ card }) => card.id !== id);
}

function refusedText({ code }: BoardRequest, { title, description }: ApiFailure, refused: string): Snackbar {
  return { type: "error", title: refused, detail: [code, title, description].filter(Boolean).join(". ") };
}

function savedText(title: string, undo: (() => void) | null): Snackbar {
  return {
    type: "success",
    title,
    actions: undo === null ? [] : [{ label: TEXTS.undo, onClick: undo }],
  };
}
