import { CenterNeeded } from "../centers/center-needed.tsx";
import { CompanyNeeded } from "./company-needed.tsx";
import type { MountPage } from "./mount-page.ts";
import { MountKitPage } from "./mount-kit-page.tsx";

/** The kit, or the choice that has to come before it. */
export function MountKitRoute({ page }: { page: MountPage }) {
  if (page.kind === "company") return <CompanyNeeded isGone={page.isGone} />;
  if (page.kind === "center") return <CenterNeeded centers={page.centers} />;
  return <MountKitPage key={page.draft.name} {...page} />;
}

/** Whether a navigation only changes the step or the mode, so that the page need not be reloaded. */
export function staysAsItIs(current: URL, next: URL): boolean {
  const question = ({ pathname, searchParams }: URL) =>
    [pathname, searchParams.get("integrator"), searchParams.get("cart")].join(" ");
  return current.search !== next.search && question(current) === question(next);
}
