import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "#app/routes/_portal/route.tsx";

/** Whose portal this is, for what the browser keeps: user and distributor. Outside the portal, a visitor. */
export function useSignedIn(): { userId: string; distributorId: string } {
  const frame = useRouteLoaderData<typeof loader>("routes/_portal");
  return { userId: frame?.userId ?? "visitor", distributorId: frame?.distributorId ?? "none" };
}
