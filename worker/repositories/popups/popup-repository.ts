import { and, count, desc, eq, gte, isNull, lte, or } from "drizzle-orm";
import * as z from "zod";
import { POPUP_PAGES } from "#domain/popups/popup-pages.ts";
import type { Popup, PopupInput } from "#domain/popups/popup-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { popup } from "#worker/db/schema/kernel.ts";

/** Number of pop-ups in a page of the list. */
const POPUP_PAGE_SIZE = 50;

export interface PopupPage {
  items: Popup[];
  totalItems: number;
}

const PageNames = z.array(z.string()).catch([]);

/** Pop-ups of one distributor. */
export function createPopupRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(popup.distributorId, distributorId);

  async function listWhere(where: ReturnType<typeof and>, page: number): Promise<PopupPage> {
    const [rows, [counted]] = await database.readBatch([
      orm
        .select()
        .from(popup)
        .where(where)
        .orderBy(desc(popup.createdAt), desc(popup.id))
        .limit(POPUP_PAGE_SIZE)
        .offset((page - 1) * POPUP_PAGE_SIZE),
      orm.select({ total: count() }).from(popup).where(where),
    ]);
    return { items: rows.map(toPopup), totalItems: counted?.total ?? 0 };
  }

  return {
    /** A page of all pop-ups, newest first. */
    listPopups: (page: number) => listWhere(own, page),

    /** A page of active pop-ups whose period includes the day. */
    listRunning: ({ page, today }: { page: number; today: string }) =>
      listWhere(
        and(
          own,
          eq(popup.active, true),
          or(isNull(popup.startsOn), lte(popup.startsOn, today)),
          or(isNull(popup.endsOn), gte(popup.endsOn, today)),
        ),
        page,
      ),

    /** @throws DomainError NOT_FOUND, also for another distributor's pop-up */
    async getPopup(id: string): Promise<Popup> {
      const [[row]] = await database.readBatch([
        orm
          .select()
          .from(popup)
          .where(and(own, eq(popup.id, id)))
          .limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "popup", id });
      return toPopup(row);
    },
  };
}

function toPopup({ distributorId: _owner, createdAt: _at, ...row }: typeof popup.$inferSelect): Popup {
  const names = PageNames.parse(row.whereToDisplay);
  return { ...row, whereToDisplay: POPUP_PAGES.filter((name) => names.includes(name)) };
}

interface Saved {
  id: string;
  input: PopupInput;
  at: string;
}

export function insertPopup(distributorId: string, { id, input, at }: Saved): WriteStatement {
  return insertRow(popup, { ...input, distributorId, id, createdAt: at, updatedAt: at });
}

/** Replaces a pop-up in the version that the edit began with.
 *  @throws DomainError STALE_VERSION out of the batch */
export function updatePopup(
  distributorId: string,
  { id, input, at, version }: Saved & { version: number },
): WriteStatement[] {
  return updateVersion(popup, { distributorId, id, version }, { ...input, updatedAt: at }, "popup");
}

/** @throws DomainError NOT_FOUND out of the batch */
export function deletePopup(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteRow(popup, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "popup", id })),
  ];
}
