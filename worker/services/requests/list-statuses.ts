import { STATUS_GROUP_LABELS } from "#copy/requests/statuses.ts";
import { holdsPermission } from "#domain/access/held-permissions.ts";
import {
  type DealStatus,
  namedStatus,
  parentOfGroup,
  type StatusGroup,
} from "#domain/requests/deal-status.ts";
import type { ListedStatus } from "#domain/requests/listed-status-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { dealStatusesOf } from "#worker/repositories/requests/deal-status-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { readRequestsAccess } from "./read-requests.ts";

/** Groups that end a request. */
const ENDS: readonly StatusGroup[] = ["finished", "refused"];

/** Reads the statuses that budgets or orders pass through, in order, for everybody who sees such requests.
 *  @source spec, deal statuses */
export function createListStatuses(scope: Scope) {
  async function list(type: RequestType): Promise<ListedStatus[]> {
    const { distributor, database, actor } = authoriseUser(scope, readRequestsAccess);
    if (!holdsPermission(actor, distributor, type)) {
      throw new DomainError("NOT_FOUND", { entity: "dealStatus", id: type });
    }
    const [statuses] = await database.readBatch([dealStatusesOf(database, distributor.id, type)]);
    const marks = Object.entries(distributor.settings.restrictOptions) as [Mark, string][];
    return statuses.map((status) => ({
      ...{ id: status.id, name: status.name, order: status.order },
      tags: marks.flatMap(([mark, named]) => (namedStatus(statuses, named)?.id === status.id ? [mark] : [])),
      group: groupOf(status, { type, statuses }),
      meta: { color: status.color, legacyName: status.name },
    }));
  }

  return {
    /** All of a type.
     *  @param asked.distributorId - the distributor's own id, if given
     *  @throws DomainError NOT_FOUND for a type that the person may not see, and for another distributor's */
    async all({
      type,
      distributorId,
    }: {
      type: RequestType;
      distributorId?: string | undefined;
    }): Promise<ListedStatus[]> {
      const { distributor } = authoriseUser(scope, readRequestsAccess);
      if (distributorId !== undefined && distributorId !== distributor.id) {
        throw new DomainError("NOT_FOUND", { entity: "distributor", id: distributorId });
      }
      return list(type);
    },

    /** Those that end a request.
     *  @param asked.parentId - their group; without it, both groups that end
     *  @throws DomainError NOT_FOUND for a type that the person may not see */
    async terminations({
      type,
      parentId,
    }: {
      type: RequestType;
      parentId?: StatusGroup | undefined;
    }): Promise<ListedStatus[]> {
      return (await list(type)).filter(
        ({ group }) => ENDS.includes(group.id) && (parentId === undefined || group.id === parentId),
      );
    },
  };
}

type Mark = ListedStatus["tags"][number];

function groupOf(
  { group, groupOrder }: DealStatus,
  { type, statuses }: { type: RequestType; statuses: readonly (DealStatus & { color: string })[] },
): ListedStatus["group"] {
  const first = statuses.find((status) => status.group === group);
  return {
    ...{
      id: group,
      name: STATUS_GROUP_LABELS[group],
      parentId: null,
      parentType: parentOfGroup(group, type),
    },
    ...{ color: first?.color ?? "", order: groupOrder, legacyName: group },
  };
}
