import { SIGNED_IN } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { SavedView, SaveView } from "#domain/lists/saved-view-schema.ts";
import { mayChangeView, sharedHolderOf } from "#domain/lists/view-rights.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createSavedViewRepository,
  deleteView,
  insertView,
  type StoredView,
  updateView,
} from "#worker/repositories/lists/saved-view-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

const LISTS: ReadonlySet<string> = new Set(Object.values(PAGES).map(({ path }) => path));

/** Saved views of lists: one's own, and those that colleagues share. What a view shows is as its list answers whoever
 *  opens it. */
export function createSavedViews(scope: Scope) {
  const open = () => {
    const { distributor, database, actor } = authoriseUser(scope, SIGNED_IN);
    const views = createSavedViewRepository(database, distributor.id);
    const holders = [actor.userId, sharedHolderOf(actor)];
    const seen = ({ holder, ownerId, id, name, query, ownerName, version }: StoredView): SavedView => ({
      ...{ id, name, query, ownerName, version },
      isShared: holder !== actor.userId,
      mayChange: mayChangeView(actor, { ownerId }),
    });
    /** A view that the person may change. */
    const getOwn = async (id: string) => {
      const view = await views.getView(id, holders);
      if (!mayChangeView(actor, view)) throw new DomainError("ACCESS_DENIED", { reason: "another's view" });
      return view;
    };
    return { distributor, database, actor, views, holders, seen, getOwn };
  };
  return {
    /** Lists the views of the list at a path, by name. */
    async list(list: string): Promise<SavedView[]> {
      const { views, holders, seen } = open();
      return (await views.listViews(list, holders)).map(seen);
    },

    /** Saves a view, a new one or one in the version that was read.
     *  @throws DomainError NOT_FOUND for an unknown list or view, ACCESS_DENIED for a colleague's, STALE_VERSION,
     *    NAME_TAKEN, INVALID_BODY (TOO_MANY) */
    async save({ saved, list, isShared, ...fields }: SaveView): Promise<SavedView> {
      const { distributor, database, actor, views, holders, seen, getOwn } = open();
      if (!LISTS.has(list)) throw new DomainError("NOT_FOUND", { entity: "list", id: list });
      const before = saved === null ? null : await getOwn(saved.id);
      const ownerId = before?.ownerId ?? actor.userId;
      const id = before?.id ?? scope.newId("viw");
      const view = {
        ...{ ...fields, id, list: before?.list ?? list, at: scope.now().toISOString() },
        holder: isShared ? sharedHolderOf(actor) : ownerId,
      };
      await database.writeBatch(
        saved === null
          ? insertView(distributor.id, { ...view, ownerId })
          : updateView(distributor.id, { ...view, version: saved.version }),
      );
      return seen(await views.getView(id, [...holders, ownerId]));
    },

    /** @throws DomainError NOT_FOUND, ACCESS_DENIED for a colleague's */
    async remove(id: string): Promise<void> {
      const { distributor, database, getOwn } = open();
      await getOwn(id);
      await database.writeBatch(deleteView(distributor.id, id));
    },
  };
}
