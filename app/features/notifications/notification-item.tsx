import "./notifications.css";
import { Link } from "@remix-run/react";
import {
  IconArrowsExchange,
  IconBuildingStore,
  IconCashBanknote,
  IconCashOff,
  IconCreditCardOff,
  IconChartLine,
  IconDiscount,
  IconFileInvoice,
  IconMessage,
  IconCalendarTime,
  IconTruckDelivery,
  IconUserShare,
  IconPackage,
  IconPackageOff,
  IconReceipt,
  IconShoppingCartQuestion,
  IconSignature,
  type TablerIcon,
} from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { NOTIFICATION_TEXTS, notificationWords } from "#copy/notifications/notifications.ts";
import type { NotificationGroup } from "#domain/notifications/group-notifications.ts";
import type { Notification, NotificationKind } from "#domain/live/notification-schema.ts";
import { formatCents, formatInstant } from "#domain/shared/format.ts";

const ICONS: Readonly<Record<NotificationKind, TablerIcon>> = {
  budgetCreated: IconReceipt,
  orderCreated: IconReceipt,
  paymentReceived: IconCashBanknote,
  paymentMismatch: IconCashOff,
  cardsStopped: IconCreditCardOff,
  paymentProof: IconFileInvoice,
  financingAsked: IconFileInvoice,
  paymentCalledOff: IconCashOff,
  paymentDifferences: IconArrowsExchange,
  stockShort: IconPackageOff,
  lowStock: IconPackage,
  registrationReceived: IconBuildingStore,
  discountAsked: IconDiscount,
  discountDecided: IconDiscount,
  priceDrift: IconChartLine,
  mentioned: IconMessage,
  budgetAnswered: IconSignature,
  budgetExpiry: IconCalendarTime,
  shipment: IconTruckDelivery,
  unitsTakenBack: IconPackageOff,
  purchaseApproval: IconShoppingCartQuestion,
  statusChanged: IconArrowsExchange,
  requestHandedOver: IconUserShare,
};

export interface NotificationItemProps {
  notification: Notification;
  group: NotificationGroup;
  timeZone: string;
  /** Called when the person follows the link. */
  onOpen: () => void;
  /** Button that marks the notification as read; shown while it is unread. */
  children: ReactNode;
}

/** A notification: text, time and link. Arrow keys move to the next or previous one. */
export function NotificationItem({ notification, group, timeZone, onOpen, children }: NotificationItemProps) {
  const { title, detail, path } = notificationWords(notification, formatCents);
  const Icon = ICONS[notification.kind];
  const isUnread = notification.lookedAt === null;
  const instant = formatInstant(notification.createdAt, timeZone);
  return (
    <li className="app-note" data-unread={isUnread} data-kind={notification.kind}>
      <span className="app-note__icon">
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
      <Link to={path} className="app-stack app-note__link" onClick={onOpen} onKeyDown={moveByArrows}>
        <span className="app-note__title">{title}</span>
        <span className="app-note__detail">{detail}</span>
        <time dateTime={notification.createdAt} title={instant}>
          {group === "older" ? instant : instant.slice(-5)}
        </time>
        {isUnread && <span className="gs-visually-hidden">{NOTIFICATION_TEXTS.unreadMark}</span>}
      </Link>
      {isUnread && children}
    </li>
  );
}

/** Moves the focus to the next or previous notification, also across groups. */
function moveByArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const list = event.currentTarget.closest(".app-notes__groups") ?? document;
  const links = [...list.querySelectorAll<HTMLElement>(".app-note__link")];
  const next = links[links.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
