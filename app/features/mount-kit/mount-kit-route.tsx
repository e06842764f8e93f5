import { CenterNeeded } from "../centers/center-needed.tsx";
import { CompanyNeeded } from "./company-needed.tsx";
import type { MountPage } from "./mount-page.ts";
import { MountKitPage } from "./mount-kit-page.tsx";

/** What the page shows: the kit, or the question that comes before it. */
export function MountKitRoute({ page }: { page: MountPage }) {
  if (page.kind === "company") return <CompanyNeeded isGone={page.isGone} />;
  if (page.kind === "center") return <CenterNeeded centers={page.centers} />;
  return <MountKitPage key={page.draft.name} {...page} />;
}

/** Another step or way of mounting changes the address alone. */
export function staysAsItIs(current: URL, next: URL): boolean {
  const question = ({ pathname, searchParams }: URL) =>
    [pathname, searchParams.get("integrator"), searchParams.get("cart")].join(" ");
  return current.search !== next.search && question(current) === question(next);
}
