import * as z from "zod";
import { STATUS_GROUPS } from "#domain/requests/deal-status.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";
import { PERIOD_UNITS } from "./period-parts.ts";
import { PERIODS } from "./period.ts";

/** Null for people who may not see prices. */
const cents = z.int().nullable();
const days = { from: z.string(), until: z.string() };
const sums = { count: z.int(), totalCents: cents, powerW: z.int() };

const PeriodSchema = z.object({ name: z.enum(PERIODS), ...days, before: z.object(days) });

/** A number of the period and of the period before. */
const both = <Value extends z.ZodType>(value: Value) => z.object({ now: value, before: value });

const StatusSumSchema = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  group: z.enum(STATUS_GROUPS),
  ...sums,
});

/** The parts of the period (days, weeks, months…), oldest first. */
const PartsSchema = z.object({
  unit: z.enum(PERIOD_UNITS),
  items: z.array(z.object({ ...days, ...sums })),
});

const DashboardRowSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  integratorName: z.string(),
  dealStatus: z.object({ name: z.string(), color: z.string() }),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  totalCents: cents,
  /** Taken off by cancellations and returns; null before the first, and where the total is. */
  returnedCents: cents,
  totalPowerW: z.int(),
  createdAt: z.string(),
});

/** The distributor's dashboard. Parts that the person may not see are null. */
export const DashboardSchema = z.object({
  period: PeriodSchema,
  showsPrices: z.boolean(),
  /** Without refused orders, except in `statuses`, `payments` and `newest`. */
  orders: z
    .object({
      sold: both(z.object(sums)),
      averageCents: both(cents),
      parts: PartsSchema,
      statuses: z.array(StatusSumSchema),
      payments: z.array(z.object({ paymentStatus: z.enum(PAYMENT_STATUSES), ...sums })),
      bestIntegrators: z.array(
        z.object({ id: z.string(), name: z.string(), ...sums, sharePct: z.number().nullable() }),
      ),
      newest: z.array(DashboardRowSchema),
    })
    .nullable(),
  budgets: z.object({ count: both(z.int()), statuses: z.array(StatusSumSchema) }).nullable(),
  /** Orders as a percentage of all requests of the period; null without any request. */
  conversionPct: both(z.number().nullable()).nullable(),
  stock: z
    .object({
      count: z.int(),
      scarcest: z.array(
        z.object({
          productId: z.string(),
          productName: z.string(),
          productCode: z.string(),
          centerName: z.string(),
          available: z.int(),
          minimum: z.int(),
          futureStockOn: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  survey: both(z.object({ score: z.int().nullable(), answers: z.int() })).nullable(),
});

/** The newest entries of a kind, and the number of all. */
const CountedSchema = z.object({ count: z.int(), newest: z.array(DashboardRowSchema) });

/** An integrator's dashboard of its own requests, each in exactly one list. Parts that the person may not see are
 *  null. */
export const IntegratorDashboardSchema = z.object({
  period: PeriodSchema,
  showsPrices: z.boolean(),
  /** Open budgets; those that expire within a week are listed separately. */
  budgets: CountedSchema.extend({
    expiring: z.object({
      count: z.int(),
      newest: z.array(DashboardRowSchema.extend({ expiresOn: z.string().nullable() })),
    }),
  }).nullable(),
  orders: z
    .object({
      /** Without the orders in `openCharges` and `deliveries`. */
      underWay: CountedSchema,
      /** Finished or refused. */
      closed: CountedSchema,
      /** Without refused orders. */
      bought: both(z.object(sums)),
      parts: PartsSchema,
      /** Pix charges waiting for payment. */
      openCharges: z.array(
        z.object({
          requestId: z.string(),
          code: z.string(),
          name: z.string(),
          totalCents: cents,
          expiresAt: z.string(),
        }),
      ),
      /** What has left for the buyer and has not arrived, the earliest day first. */
      deliveries: z.array(
        z.object({
          id: z.string(),
          requestId: z.string(),
          code: z.string(),
          name: z.string(),
          carrier: z.string(),
          /** Calendar day; null where the sender has not said one. */
          expectedOn: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  news: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      image: z.string().nullable(),
      link: z.string().nullable(),
    }),
  ),
});

export type Dashboard = z.infer<typeof DashboardSchema>;
export type IntegratorDashboard = z.infer<typeof IntegratorDashboardSchema>;
export type DashboardRow = z.infer<typeof DashboardRowSchema>;
export type PeriodParts = z.infer<typeof PartsSchema>;
