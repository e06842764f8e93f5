import { useRouteLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import type { loader } from "#app/routes/_portal/route.tsx";

const PopupHost = lazy(() =>
  loadChunk(() => import("./popup-host.tsx")).then(({ PopupHost: host }) => ({ default: host })),
);

/** Pop-ups, for whoever is shown any, once the page stands. Who has a distribution center to choose sees none. */
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
