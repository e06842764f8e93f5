import { Form } from "@remix-run/react";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { PURCHASE_PAGE_TITLES } from "#copy/spec/kits.ts";

/** In the place of the kit, for the distributor's people before they say for whom it is. */
export function CompanyNeeded() {
  return (
    <section className="app-mount">
      <h1 className="app-page-title">{PURCHASE_PAGE_TITLES.mountKits}</h1>
      <Form className="gs-panel app-mount-company">
        <label className="app-field">
          <span className="app-field__label">{TEXTS.pickCompany}</span>
          <input className="app-input" name="integrator" required maxLength={64} autoComplete="off" />
          <span className="app-field__hint">{TEXTS.pickCompanyHint}</span>
        </label>
        <button type="submit" className="gs-button gs-button--primary">
          {TEXTS.openCompany}
        </button>
      </Form>
    </section>
  );
}
