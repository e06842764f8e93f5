import { useFetchers, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { BOARD_TEXTS as TEXTS } from "#copy/requests/board.ts";
import { fill } from "#copy/shared/fill.ts";
import { KANBAN_FAILURES } from "#copy/spec/requests.ts";
import { liftMoved, moveCard } from "#domain/requests/board.ts";
import { useSnackbars } from "#app/ui/snackbars.tsx";
import type { BoardRequest } from "./board-card.tsx";
import type { RequestColumn } from "./request-board.tsx";

/** A status as the place of a card. */
export interface Target {
  id: string;
  name: string;
  color: string;
}

/** Moves a card to a status. */
export type Move = (card: BoardRequest, to: Target) => void;

interface Sent {
  card: BoardRequest;
  to: Target;
  isUndo: boolean;
}

const KEY = "move ";

/** The columns with what was moved here: at once, and as it was when the portal refuses, which a message tells. */
export function useBoardMoves(columns: readonly RequestColumn[]): {
  shown: readonly RequestColumn[];
  move: Move;
} {
  const submit = useSubmit();
  const snackbars = useSnackbars();
  const fetchers = useFetchers().filter(({ key }) => key.startsWith(KEY));
  const [moved, setMoved] = useState<readonly { cardId: string; to: string }[]>([]);
  const sent = useRef(new Map<string, Sent>());
  const send = (one: Sent) => {
    const { card, to } = one;
    sent.current.set(card.id, one);
    setMoved((before) => [
      ...before.filter(({ cardId }) => cardId !== card.id),
      { cardId: card.id, to: to.id },
    ]);
    submit(
      { requestId: card.id, statusId: to.id, seenStatusId: card.dealStatus.id },
      { method: "post", navigate: false, fetcherKey: `${KEY}${card.id}`, preventScrollReset: true },
    );
  };
  // A fetcher's answer is there once it loads the page's data again.
  const answers = fetchers.flatMap(({ key, state, data }) =>
    state === "loading" && data !== undefined
      ? [{ cardId: key.slice(KEY.length), data: data as MoveAnswer }]
      : [],
  );
  useEffect(() => {
    for (const { cardId, data } of answers) {
      const one = sent.current.get(cardId);
      if (one === undefined) continue;
      sent.current.delete(cardId);
      snackbars.show(messageOf(one, data, send));
    }
  });
  const underWay = fetchers.flatMap(({ key, formData, data }) => {
    const isRefused = (data as MoveAnswer | undefined)?.refusal != null;
    return formData === undefined || isRefused
      ? []
      : [{ cardId: key.slice(KEY.length), to: columns.find(({ id }) => id === formData.get("statusId")) }];
  });
  const shown = underWay.reduce(
    (before, { cardId, to }) =>
      to === undefined ? before : moveCard<BoardRequest, RequestColumn>(before, { cardId, to }),
    columns,
  );
  return {
    shown: liftMoved<BoardRequest, RequestColumn>(shown, moved),
    move: (card, to) => {
      send({ card, to, isUndo: false });
    },
  };
}

/** What the portal answers to a move. */
export interface MoveAnswer {
  refusal: { title: string; description: string } | null;
}

function messageOf({ card, to, isUndo }: Sent, { refusal }: MoveAnswer, send: (one: Sent) => void) {
  if (refusal !== null) {
    return {
      type: "error" as const,
      title: KANBAN_FAILURES.statusChange,
      detail: [card.code, refusal.title, refusal.description].filter(Boolean).join(". "),
    };
  }
  const back = { card: { ...card, dealStatus: to }, to: card.dealStatus, isUndo: true };
  return {
    type: "success" as const,
    title: fill(TEXTS.moved, { code: card.code, name: to.name }),
    ...(isUndo
      ? {}
      : {
          actions: [
            {
              label: TEXTS.undo,
              onClick: () => {
                send(back);
              },
            },
          ],
        }),
  };
}
