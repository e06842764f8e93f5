import { Link } from "@remix-run/react";
import { useState } from "react";
import { BOARD_TEXTS as TEXTS } from "#copy/requests/board.ts";
import { fill } from "#copy/shared/fill.ts";
import type { Present } from "#domain/live/messages.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { Button } from "#app/ui/button.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { MenuDetails } from "#app/ui/menu-details.tsx";
import { PresentPeople } from "../live/present-people.tsx";
import { PaymentBadge } from "#app/ui/payment-badge.tsx";
import { TagChips } from "../tags/tag-chips.tsx";
import { ExpiryText } from "./expiry-text.tsx";
import type { RequestRow } from "./request-columns.tsx";
import { TotalText } from "./total-text.tsx";
import type { Move, Target } from "./use-board-moves.ts";

export interface BoardRequest extends Required<Omit<RequestRow, "tags">> {
  dealStatus: Target;
  tags: readonly { id: string; name: string; color: string }[];
  mayDelete: boolean;
}

export interface BoardCardProps {
  type: RequestType;
  card: BoardRequest;
  /** Statuses that the person may give it. */
  targets: readonly Target[];
  mayOpen: boolean;
  move: Move;
  /** Takes the focus along with a card. */
  follow: (cardId: string) => void;
  /** Who else has moved it here while the page is open; null for nobody. */
  movedBy: string | null;
  /** Who else has it open. */
  viewers: readonly Present[];
  /** Called when dragging the card begins and ends. */
  onDrag: (isDragged: boolean) => void;
}

/** A budget or an order on a board, with a menu that moves it. */
export function BoardCard({
  type,
  card,
  targets,
  mayOpen,
  move,
  follow,
  movedBy,
  viewers,
  onDrag,
}: BoardCardProps) {
  const { id, code, name, integratorName, totalCents, returnedCents, totalPowerW, createdAt } = card;
  return (
    <li
      className="app-board__card gs-panel"
      data-card={id}
      style={card.tags[0] && { borderInlineStart: `4px solid ${card.tags[0].color}` }}
      draggable={targets.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", code);
        event.dataTransfer.effectAllowed = "move";
        onDrag(true);
      }}
      onDragEnd={() => {
        onDrag(false);
      }}
    >
      <p className="app-row app-board__line app-quiet">
        <span>{code}</span>
        <InstantText value={createdAt} />
      </p>
      <h3 className="app-board__name">
        {mayOpen ? (
          <Link
            to={requestPath({ type, id })}
            prefetch="intent"
            className="app-table__link"
            draggable={false}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className="app-quiet">{integratorName}</p>
      {movedBy !== null && <p className="app-board__news">{fill(TEXTS.movedBy, { name: movedBy })}</p>}
      <PresentPeople people={viewers} />
      <TagChips tags={card.tags} />
      <p className="app-row app-board__line">
        <strong>
          <TotalText {...{ totalCents, returnedCents }} />
        </strong>
        <span className="app-quiet">{formatPowerKwp(totalPowerW)}</span>
      </p>
      <div className="app-row app-board__line">
        {type === "order" ? (
          <PaymentBadge status={card.paymentStatus} side="distributor" />
        ) : (
          <ExpiryText expiresOn={card.expiresOn} isExpired={card.isExpired} />
        )}
        {(targets.length > 0 || card.mayDelete) && <MoveMenu {...{ type, card, targets, move, follow }} />}
      </div>
    </li>
  );
}

/** The statuses that a card can be moved to, and its deletion. They are written when the menu opens; before JavaScript it leads to the
 *  page of the request, where its status is changed as well. */
function MoveMenu({
  type,
  card,
  targets,
  move,
  follow,
}: Pick<BoardCardProps, "type" | "card" | "targets" | "move" | "follow">) {
  const [isOpen, setOpen] = useState(false);
  const { id, code } = card;
  return (
    <MenuDetails
      className="app-board__menu"
      onToggle={setOpen}
      label={
        <>
          <span aria-hidden="true">{TEXTS.actions}</span>
          <span className="gs-visually-hidden">{fill(TEXTS.actionsNamed, { code })}</span>
        </>
      }
    >
      {isOpen ? (
        <ul className="app-drop__list">
          {targets.length > 0 && <li className="app-quiet app-board__caption">{TEXTS.moveTo}</li>}
          {targets.map((to) => (
            <li key={to.id}>
              <Button
                kind="bare"
                className="app-board__to"
                onClick={({ detail }) => {
                  // Pressed with the keyboard.
                  if (detail === 0) follow(id);
                  move(card, to);
                }}
              >
                {to.name}
              </Button>
            </li>
          ))}
          {card.mayDelete && (
            <li>
              <Button
                kind="bare"
                className="app-board__to app-board__delete"
                onClick={({ currentTarget }) => {
                  // The focus would be lost with the card.
                  currentTarget.closest<HTMLElement>(".app-board")?.focus();
                  move(card, null);
                }}
              >
                {TEXTS.delete}
              </Button>
            </li>
          )}
        </ul>
      ) : (
        <Link to={requestPath({ type, id })}>{fill(TEXTS.openNamed, { code })}</Link>
      )}
    </MenuDetails>
  );
}
