import { Form, Link } from "@remix-run/react";
import { BOARD_TEXTS as TEXTS } from "#copy/requests/board.ts";
import { fill } from "#copy/shared/fill.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { Button } from "#app/ui/button.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { MenuDetails } from "#app/ui/menu-details.tsx";
import { PaymentBadge } from "#app/ui/payment-badge.tsx";
import { ExpiryText } from "./expiry-text.tsx";
import { PriceText } from "./price-text.tsx";
import type { ListedRequest } from "./request-columns.tsx";
import type { Move, Target } from "./use-board-moves.ts";

export interface BoardRequest extends ListedRequest {
  dealStatus: Target;
  /** Ids of the statuses that the person may give it. */
  changeStatusTo: readonly string[];
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
  /** The card that is being dragged, or null at the end. */
  onDrag: (card: BoardRequest | null) => void;
}

/** A budget or an order on a board, with a menu that moves it. */
export function BoardCard({ type, card, targets, mayOpen, move, follow, onDrag }: BoardCardProps) {
  const { id, code, name, integratorName, totalCents, totalPowerW, createdAt } = card;
  return (
    <li
      className="app-board__card gs-panel"
      data-card={id}
      draggable={targets.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", code);
        event.dataTransfer.effectAllowed = "move";
        onDrag(card);
      }}
      onDragEnd={() => {
        onDrag(null);
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
      <p className="app-row app-board__line">
        <strong>
          <PriceText cents={totalCents} />
        </strong>
        <span className="app-quiet">{formatPowerKwp(totalPowerW)}</span>
      </p>
      <div className="app-row app-board__line">
        {type === "order" ? (
          <PaymentBadge status={card.paymentStatus} side="distributor" />
        ) : (
          <ExpiryText expiresOn={card.expiresOn ?? null} isExpired={card.isExpired ?? false} />
        )}
        {targets.length > 0 && <MoveMenu {...{ card, targets, move, follow }} />}
      </div>
    </li>
  );
}

function MoveMenu({
  card,
  targets,
  move,
  follow,
}: Pick<BoardCardProps, "card" | "targets" | "move" | "follow">) {
  const { id, code, dealStatus } = card;
  return (
    <MenuDetails
      className="app-board__menu"
      label={
        <>
          <span aria-hidden="true">{TEXTS.move}</span>
          <span className="gs-visually-hidden">{fill(TEXTS.moveNamed, { code })}</span>
        </>
      }
    >
      <Form
        method="post"
        preventScrollReset
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          const to = targets.find((one) => one.id === (submitter as HTMLButtonElement | null)?.value);
          if (to === undefined) return;
          event.preventDefault();
          if (event.currentTarget.querySelector(":focus-visible") !== null) follow(id);
          move(card, to);
        }}
      >
        <HiddenField name="requestId" value={id} />
        <HiddenField name="seenStatusId" value={dealStatus.id} />
        <ul className="app-drop__list" aria-label={TEXTS.moveTo}>
          {targets.map((to) => (
            <li key={to.id}>
              <Button kind="bare" type="submit" name="statusId" value={to.id} className="app-board__to">
                {to.name}
              </Button>
            </li>
          ))}
        </ul>
      </Form>
    </MenuDetails>
  );
}
