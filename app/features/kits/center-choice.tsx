import { Form, useNavigation } from "@remix-run/react";
import { CENTER_TEXTS } from "#copy/portal.ts";

export interface CenterOption {
  id: string;
  name: string;
  city: string;
  state: string;
  servicedStates: readonly string[];
}

/** Asks an integrator for the distribution center that sells to the company; nothing can be bought before. */
export function CenterChoice({ centers }: { centers: readonly CenterOption[] }) {
  const isSaving = useNavigation().state !== "idle";
  return (
    <section className="app-narrow">
      <h1 className="app-page-title">{CENTER_TEXTS.title}</h1>
      <p className="app-page-hint">{CENTER_TEXTS.hint}</p>
      <Form method="post" className="app-centers">
        {centers.map((center, index) => (
          <label key={center.id} className="app-center">
            <input type="radio" name="center" value={center.id} required defaultChecked={index === 0} />
            <span className="app-center__words">
              <strong>
                {center.city} - {center.state}
              </strong>
              <span>
                {CENTER_TEXTS.serves} {center.servicedStates.join(", ")}
              </span>
            </span>
          </label>
        ))}
        <button type="submit" className="gs-button gs-button--primary gs-button--large" disabled={isSaving}>
          {CENTER_TEXTS.submit}
        </button>
      </Form>
    </section>
  );
}
