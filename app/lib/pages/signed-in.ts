import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "#app/routes/_portal/route.tsx";

/** User and distributor, for data that the browser keeps. Outside the portal the user is a visitor. */
export function useSignedIn(): { userId: string; distributorId: string } {
  const frame = useRouteLoaderData<typeof loader>("routes/_portal");
  return { userId: frame?.userId ?? "visitor", distributorId: frame?.distributorId ?? "none" };
}
