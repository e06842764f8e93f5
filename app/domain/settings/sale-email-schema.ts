import * as z from "zod";

const isSent = z.boolean().default(true);

/** Which e-mails tell people of their budgets and orders, each on or off for the whole distributor. */
export const SaleEmailsSchema = z.object({
  /** To who has saved a budget and who looks after it. */
  budgetSaved: isSent,
  /** To who has placed an order, also out of a budget, and who looks after it. */
  orderPlaced: isSent,
  /** To who has saved a request and who looks after it, unless they did it themselves; so is the next one. */
  statusChanged: isSent,
  /** Another total or another freight. */
  agreementChanged: isSent,
  /** What a customer answers to a budget by a link: to who looks after it, has saved it, or has made the link. */
  budgetAnswered: isSent,
  /** To who may decide a discount. */
  discountAsked: isSent,
  /** To who has asked for it. */
  discountDecided: isSent,
  /** When the last day of a budget is near. */
  expiryNear: isSent,
  /** When it is over. */
  budgetOver: isSent,
  /** To the company that buys, when money for an order has come. */
  paymentConfirmed: isSent,
  /** To who has saved an order and who looks after it, unless they did it themselves; so are the next ones. */
  shipmentSent: isSent,
  /** A shipment has arrived, and nothing is wrong with it. */
  shipmentDelivered: isSent,
  /** A shipment has arrived, and something is wrong with it. */
  claimMade: isSent,
  claimAnswered: isSent,
});

export type SaleEmails = z.infer<typeof SaleEmailsSchema>;
export type SaleEmailKind = keyof SaleEmails;

export const SALE_EMAIL_KINDS = Object.keys(SaleEmailsSchema.shape) as SaleEmailKind[];
