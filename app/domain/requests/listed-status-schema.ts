import * as z from "zod";
import { GROUP_PARENTS, STATUS_GROUPS } from "./deal-status.ts";
import { REQUEST_TYPES } from "./request-types.ts";

/** How long a list of statuses may be kept, in milliseconds.
 *  @source spec, deal statuses */
export const STATUS_LIST_MS = 15_000;

/** Query of the statuses that requests pass through. */
export const StatusListQuerySchema = z.strictObject({
  type: z.enum(REQUEST_TYPES),
  /** The distributor whose statuses they are; without it, the person's. */
  distributorId: z.string().max(64).optional(),
});

/** Query of the statuses that end a request. */
export const TerminationQuerySchema = z.strictObject({
  type: z.enum(REQUEST_TYPES),
  /** Id of their group; without it, of both groups that end. */
  parentId: z.enum(STATUS_GROUPS).optional(),
});

/** A status with its group, as everybody reads it.
 *  @source spec, deal status */
export const ListedStatusSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Rules of the distributor that refer to it. */
  tags: z.array(z.enum(["statusToDiscountStock", "statusToBlockEdition", "statusToSetBillingDate"])),
  group: z.object({
    id: z.enum(STATUS_GROUPS),
    /** In Portuguese. */
    name: z.string(),
    /** Groups have none above them. */
    parentId: z.null(),
    parentType: z.enum(GROUP_PARENTS),
    /** Colour of its first status. */
    color: z.string(),
    order: z.int(),
    /** The name that rules refer to it by. */
    legacyName: z.enum(STATUS_GROUPS),
  }),
  order: z.int(),
  meta: z.object({ color: z.string(), legacyName: z.string() }),
});
export type ListedStatus = z.output<typeof ListedStatusSchema>;
