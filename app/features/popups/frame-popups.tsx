import { useRouteLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import type { loader } from "#app/routes/_portal/route.tsx";

const PopupHost = lazy(() =>
  loadChunk(() => import("./popup-host.tsx")).then(({ PopupHost: host }) => ({ default: host })),
);

/** Loads pop-ups after the page, for people who get any. People who have yet to choose a center get none. */
export function FramePopups() {
  const frame = useRouteLoaderData<typeof loader>("routes/_portal");
  const isInBrowser = useHydrated();
  if (!isInBrowser || frame?.showsPopups !== true || frame.ownCenter?.isRequired === true) return null;
  return (
    <Suspense>
      <PopupHost />
    </Suspense>
  );
}
