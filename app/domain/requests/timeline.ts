/** Kinds of what happens to a request. */
export const TIMELINE_KINDS = [
  "status",
  "agreement",
  "freight",
  "approval",
  "payment",
  "delivery",
  "people",
  "tags",
  "files",
  "documents",
  "emails",
  "views",
  "deletion",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Events of the log about a request, by kind. */
export const TIMELINE_EVENTS: Readonly<Record<TimelineKind, readonly string[]>> = {
  status: [
    "budget.status-changed",
    "order.status-changed",
    "budget.turned",
    "budget.expired",
    "order.stock-released",
  ],
  agreement: [
    ...["budget.created", "order.created", "budget.edited", "order.edited"],
    ...["budget.renewed", "budget.repriced", "request.price-modified"],
    ...["discount.asked", "discount.approved", "discount.refused", "discount.withdrawn"],
    "order.units-taken-back",
    ...["order.return-undone", "order.return-asked", "order.return-declined"],
  ],
  freight: ["request.freight-edited"],
  approval: [
    "budget.approval-link-made",
    "budget.approval-link-withdrawn",
    "budget.answered",
    ...["purchase.asked", "purchase.approved", "purchase.refused"],
  ],
  payment: [
    ...["charge.created", "charge.paid", "charge.expired", "charge.refunded", "charge.charged-back"],
    ...["charge.declined", "charge.stopped", "charge.released"],
    ...["order.money-accepted", "order.money-registered", "order.proof-sent", "order.financing-asked"],
    ...["order.payment-called-off"],
    ...["order.payment-edited", "order.billing-date-set", "order.refunded", "order.terms-accepted"],
  ],
  delivery: [
    ...[
      "order.shipped",
      "order.shipment-withdrawn",
      "order.delivered",
      "order.claim-discussed",
      "order.claim-answered",
    ],
  ],
  people: ["request.seller-changed", "request.responsible-changed", "request.purchase-number-set"],
  tags: ["request.tagged"],
  files: ["request.file-added", "request.file-replaced", "request.file-removed"],
  documents: ["request.document-made"],
  emails: ["request.email-sent", "request.email-kept", "request.email-failed"],
  views: ["budget.approval-link-viewed", "order.payment-link-viewed"],
  deletion: ["budget.deleted", "order.deleted", "budget.restored", "order.restored"],
};
