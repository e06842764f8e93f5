import type { AccessRule } from "#domain/access/may-access.ts";
import type { StaffPermission } from "#domain/access/permissions.ts";
import { MARK_COLORS } from "#domain/shared/mark-colors.ts";

/** What tags are put on. */
export const TAG_PARENTS = ["company", "budget", "order"] as const;
export type TagParent = (typeof TAG_PARENTS)[number];

/** Permission to manage the tags of each. */
export const TAG_MANAGERS = {
  company: "integrators.details",
  budget: "configuration.budgetStatus",
  order: "configuration.orderStatus",
} as const satisfies Record<TagParent, StaffPermission>;

/** Permission to see and change the tags on a company. */
export const COMPANY_TAGS_ACCESS: AccessRule = {
  types: ["admin", "staff"],
  staff: ["integrators.details"],
  actions: ["distributorCRM"],
};

/** Colour of a tag by default.
 *  @source spec, tag group */
export const TAG_COLOR = "#5b677b";

/** Colours to choose from. */
export const TAG_COLORS = [
  { name: "slate", color: TAG_COLOR },
  ...MARK_COLORS.filter(({ name }) => name !== "grey"),
] as const;

/** The most tags of a kind, and the most on one record. */
export const MAX_TAGS = 100;
export const MAX_TAGS_ON = 10;

/** A tag as a record shows it. */
export interface ShownTag {
  /** Id of the tag itself. */
  id: string;
  name: string;
  color: string;
  /** Id of what ties it to the record. */
  tagItemId: string;
}

/** What has to be done for a record to have the wanted tags, and keep those that somebody else has put on it meanwhile.
 *  @param seen - ids of the tags that it had when the choice began */
export function tagChanges(
  seen: readonly string[],
  wanted: readonly string[],
): { add: string[]; remove: string[] } {
  return {
    add: wanted.filter((id) => !seen.includes(id)),
    remove: seen.filter((id) => !wanted.includes(id)),
  };
}
