import "./mount-kit.css";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { CenterNeeded } from "../centers/center-needed.tsx";
import type { MountPage } from "./mount-page.ts";
import { MountKitPage } from "./mount-kit-page.tsx";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { PURCHASE_PAGE_TITLES } from "#copy/spec/kits.ts";
import { LazyPicker } from "./lazy-picker.tsx";

/** The kit, or the choice that has to come before it. */
export function MountKitRoute({ page }: { page: MountPage }) {
  if (page.kind === "company") return <CompanyNeeded isGone={page.isGone} />;
  if (page.kind === "center") return <CenterNeeded centers={page.centers} />;
  return <MountKitPage key={page.draft.name} {...page} />;
}

/** `shouldRevalidate` of the page: another step or way of mounting changes the address alone. */
export function keepKit({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const question = ({ pathname, searchParams }: URL) =>
    [pathname, searchParams.get("integrator"), searchParams.get("cart")].join(" ");
  const staysAsItIs = currentUrl.search !== nextUrl.search && question(currentUrl) === question(nextUrl);
  return formMethod === undefined && staysAsItIs ? false : defaultShouldRevalidate;
}

/** Shown to staff in place of the kit, until they choose a company. */
function CompanyNeeded({ isGone }: { isGone: boolean }) {
  return (
    <section className="app-mount">
      <h1 className="app-page-title">{PURCHASE_PAGE_TITLES.mountKits}</h1>
      <p className="app-page-hint">{TEXTS.pickCompanyHint}</p>
      <LazyPicker chosen={null} isGone={isGone} />
    </section>
  );
}
