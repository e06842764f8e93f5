import "./mount-kit.css";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { PURCHASE_PAGE_TITLES } from "#copy/spec/kits.ts";
import { LazyPicker } from "./lazy-picker.tsx";

/** Shown to staff in place of the kit, until they choose a company. */
export function CompanyNeeded({ isGone }: { isGone: boolean }) {
  return (
    <section className="app-mount">
      <h1 className="app-page-title">{PURCHASE_PAGE_TITLES.mountKits}</h1>
      <p className="app-page-hint">{TEXTS.pickCompanyHint}</p>
      <LazyPicker chosen={null} isGone={isGone} />
    </section>
  );
}
