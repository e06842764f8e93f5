import { Form, Link } from "@remix-run/react";
import { INTEGRATORS_TEXTS } from "#copy/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";

/** Search within the chosen group; what is searched for stands in the address. */
export function IntegratorSearch({ status, search }: { status: IntegratorStatus | null; search: string }) {
  return (
    <Form className="app-integrator__search" role="search">
      {status && <input type="hidden" name="status" value={status} />}
      <label>
        <span className="gs-visually-hidden">{INTEGRATORS_TEXTS.search}</span>
        <input
          key={search}
          className="app-input"
          type="search"
          name="search"
          placeholder={INTEGRATORS_TEXTS.search}
          defaultValue={search}
          maxLength={80}
        />
      </label>
      <button type="submit" className="gs-button">
        {INTEGRATORS_TEXTS.searchSubmit}
      </button>
      {search !== "" && (
        <Link className="app-filters__clear" to={status ? `?status=${status}` : "?"}>
          {INTEGRATORS_TEXTS.clear}
        </Link>
      )}
    </Form>
  );
}
