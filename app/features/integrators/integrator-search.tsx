import "./integrators.css";
import { Form, Link } from "@remix-run/react";
import { INTEGRATORS_TEXTS } from "#copy/integrators/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** Search within the chosen status; the text is in the address. */
export function IntegratorSearch({ status, search }: { status: IntegratorStatus | null; search: string }) {
  return (
    <Form className="app-integrator__search" role="search">
      {status && <HiddenField name="status" value={status} />}
      <label>
        <span className="gs-visually-hidden">{INTEGRATORS_TEXTS.search}</span>
        <Input
          key={search}
          type="search"
          name="search"
          placeholder={INTEGRATORS_TEXTS.search}
          defaultValue={search}
          maxLength={80}
        />
      </label>
      <Button type="submit">{INTEGRATORS_TEXTS.searchSubmit}</Button>
      {search !== "" && (
        <Link className="app-filters__clear" to={status ? `?status=${status}` : "?"}>
          {INTEGRATORS_TEXTS.clear}
        </Link>
      )}
    </Form>
  );
}
