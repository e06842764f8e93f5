import "./profile.css";
import type { ReactNode } from "react";
import { Panel } from "#app/ui/panel.tsx";

/** A section of the account page: title and description beside the body. */
export function Section({
  id,
  title,
  hint,
  children,
}: {
  id: string;
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <section className="app-own" id={id} aria-labelledby={`${id}-title`}>
      <div className="app-stack app-gap-4">
        <h2 className="app-own__title" id={`${id}-title`}>
          {title}
        </h2>
        <p className="app-small">{hint}</p>
      </div>
      <Panel as="div" className="app-own__body app-stack">
        {children}
      </Panel>
    </section>
  );
}
