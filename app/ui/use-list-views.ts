import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { LIST_VIEW_TEXTS as TEXTS } from "#copy/ui/lists.ts";
import { type ListView, parseViews, refuseView } from "#domain/lists/list-views.ts";
import type { SavedView, SaveView } from "#domain/lists/saved-view-schema.ts";
import { toFailure } from "#app/lib/calls/api-request.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { createClientStorage } from "#app/lib/storage/client-storage.ts";

const PATH = "/app/user/saved-views";

/** The views of a list, and what changes them. A refusal is answered as a sentence. */
export interface ListViewsState {
  status: "unread" | "loading" | "ready" | "failed";
  views: readonly SavedView[];
  load: () => void;
  /** Saves a new view, or changes one. */
  save: (fields: ViewFields, before?: SavedView) => Promise<string | null>;
  remove: (view: SavedView) => Promise<string | null>;
}

type ViewFields = ListView & Pick<SavedView, "isShared">;

/** The views of the list at this path: the person's own, and those that colleagues share. They are read when they are
 *  asked for. Views that an earlier version has kept on this device are saved for the person then. */
export function useListViews(): ListViewsState {
  const { userId, distributorId } = useSignedIn();
  const { pathname: list } = useLocation();
  const [state, setState] = useState<Pick<ListViewsState, "status" | "views">>(UNREAD);
  const [readFor, setReadFor] = useState(list);
  if (readFor !== list) {
    setReadFor(list);
    setState(UNREAD);
  }
  const read = async () => {
    const { items } = (await portalApi.call("GET", PATH, { query: { list } })) as { items: SavedView[] };
    setState({ status: "ready", views: items });
    return items;
  };
  const load = async () => {
    setState(({ views }) => ({ status: views.length > 0 ? "ready" : "loading", views }));
    try {
      const isAnyNew = await bringFromDevice({ list, userId, distributorId, views: await read() });
      if (isAnyNew) await read();
    } catch {
      setState({ status: "failed", views: [] });
    }
  };
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await read();
      return null;
    } catch (error) {
      const { type, title, description } = toFailure(error);
      return type === "NAME_TAKEN"
        ? TEXTS.refused.NAME_TAKEN
        : [title, description].filter(Boolean).join(". ");
    }
  };
  return {
    ...state,
    load: () => void load(),
    save: async (fields, before) => {
      const others = state.views.filter(
        ({ id, isShared }) => id !== before?.id && isShared === fields.isShared,
      );
      const refusal = refuseView(others, fields);
      if (refusal !== null) return TEXTS.refused[refusal];
      const saved = before === undefined ? null : { id: before.id, version: before.version };
      return change(() => put({ ...fields, list, saved }));
    },
    remove: ({ id }) => change(() => portalApi.call("DELETE", `${PATH}/${id}`)),
  };
}

const UNREAD = { status: "unread", views: [] } as const;

async function put(view: SaveView): Promise<void> {
  await portalApi.call("PUT", PATH, { body: view });
}

/** Saves the views of this device for the person, and forgets them here.
 *  @returns whether there were any */
async function bringFromDevice({
  list,
  userId,
  distributorId,
  views,
}: {
  list: string;
  userId: string;
  distributorId: string;
  views: readonly SavedView[];
}): Promise<boolean> {
  const storage = createClientStorage({ distributorId, storage: () => window.localStorage, crypto });
  const key = `listViews:${userId}:${list}` as const;
  const kept = (await storage.read(key, parseViews)) ?? [];
  const own = views.filter(({ isShared }) => !isShared);
  for (const view of kept) {
    if (refuseView(own, view) !== null) continue;
    await put({ ...view, list, saved: null, isShared: false });
  }
  await storage.remove(key);
  return kept.length > 0;
}
