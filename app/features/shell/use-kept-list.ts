import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { requestListPath } from "#domain/requests/request-paths.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { Crumb } from "#app/lib/pages/page-handle.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";

const LISTS: readonly (string | null)[] = [requestListPath("budget"), requestListPath("order")];

/** Keeps how a list of budgets or orders is seen, and leads back to that from the pages below it.
 *  @returns the steps, with the way to the list as this tab saw it last */
export function useKeptList(crumbs: readonly Crumb[]): readonly Crumb[] {
  const { userId, distributorId } = useSignedIn();
  const { pathname, search } = useLocation();
  const above = crumbs.find(({ path }) => LISTS.includes(path))?.path ?? null;
  const [kept, setKept] = useState({ path: "", search: "" });
  useEffect(() => {
    const list = above ?? pathname;
    if (!LISTS.includes(list)) return;
    void (async () => {
      const owner = { userId, distributorId };
      const { keepList, readKeptList } = await loadChunk(() => import("#app/lib/lists/kept-list.ts"));
      if (above === null) return keepList(owner, list, search);
      // One that is late says which list it is of.
      setKept({ path: list, search: (await readKeptList(owner, list)) ?? "" });
    })();
  }, [above, pathname, search, userId, distributorId]);
  return crumbs.map((crumb) =>
    crumb.path === kept.path ? { ...crumb, path: crumb.path + kept.search } : crumb,
  );
}
