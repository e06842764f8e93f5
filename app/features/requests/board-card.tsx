import { memo, type MouseEvent, useState } from "react";
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
import { Code } from "#app/ui/code.tsx";

export interface BoardRequest extends Required<Omit<RequestRow, "tags">> {
  dealStatus: Target;
  tags: readonly { id: string; name: string; color: string }[];
  mayDelete: boolean;
}

/** What can be done with the cards of a board: the same functions for all of them and for as long as it is there, so that
 *  a card is drawn again only where it says something else. */
export interface BoardActions {
  move: Move;
  /** Takes the focus along with a card. */
  follow: (cardId: string) => void;
  /** Called when dragging a card begins, and with null when it ends. */
  drag: (card: BoardRequest | null) => void;
  /** Statuses that the person may give a card. */
  targetsOf: (card: BoardRequest) => readonly Target[];
  /** Opens the page of a request without loading the portal again. */
  open: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Prepares the page that a link leads to, for who may be about to open it. */
  prepare: (path: string) => void;
  /** Loads more cards of all columns. */
  loadMore: () => void;
}

export interface BoardCardProps {
  type: RequestType;
  card: BoardRequest;
  /** Whether there is a status that the person may give it. */
  isMovable: boolean;
  mayOpen: boolean;
  /** Who else has moved it here while the page is open; null for nobody. */
  movedBy: string | null;
  /** Who else has it open. */
  viewers: readonly Present[];
  actions: BoardActions;
}

/** A budget or an order on a board, with a menu that moves it. A board may have thousands: it is drawn again only if it
 *  says something else, whatever else happens on its page. */
export const BoardCard = memo(ShownCard);

function ShownCard({ type, card, isMovable, mayOpen, movedBy, viewers, actions }: BoardCardProps) {
  const { id, code, name, integratorName, totalCents, returnedCents, totalPowerW, createdAt } = card;
  return (
    <div
      role="listitem"
      className="app-board__card gs-panel"
      data-card={id}
      style={card.tags[0] && { borderInlineStart: `4px solid ${card.tags[0].color}` }}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", code);
        event.dataTransfer.effectAllowed = "move";
        actions.drag(card);
      }}
      onDragEnd={() => {
        actions.drag(null);
      }}
    >
      <p className="app-row app-board__line app-quiet">
        <Code>{code}</Code>
        <InstantText value={createdAt} />
      </p>
      <h3 className="app-board__name">
        {mayOpen ? (
          <CardLink to={requestPath({ type, id })} actions={actions}>
            {name}
          </CardLink>
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
        {(isMovable || card.mayDelete) && <MoveMenu {...{ type, card, actions }} />}
      </div>
    </div>
  );
}

/** A link to a request. It knows nothing of where the portal is: the framework's links are drawn again, all of them,
 *  whenever that changes or something is loaded. */
function CardLink({ to, actions, children }: { to: string; actions: BoardActions; children: string }) {
  const prepare = () => {
    actions.prepare(to);
  };
  return (
    <a
      href={to}
      className="app-table__link"
      draggable={false}
      onClick={actions.open}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      {children}
    </a>
  );
}

/** The statuses that a card can be moved to, and its deletion. They are written when the menu opens; before JavaScript it leads to the
 *  page of the request, where its status is changed as well. */
function MoveMenu({ type, card, actions }: Pick<BoardCardProps, "type" | "card" | "actions">) {
  const [isOpen, setOpen] = useState(false);
  const { id, code } = card;
  const targets = isOpen ? actions.targetsOf(card) : [];
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
                  if (detail === 0) actions.follow(id);
                  actions.move(card, to);
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
                  actions.move(card, null);
                }}
              >
                {TEXTS.delete}
              </Button>
            </li>
          )}
        </ul>
      ) : (
        <a href={requestPath({ type, id })} onClick={actions.open}>
          {fill(TEXTS.openNamed, { code })}
        </a>
      )}
    </MenuDetails>
  );
}
