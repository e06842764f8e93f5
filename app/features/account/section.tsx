import "./profile.css";
import type { ReactNode } from "react";

/** A section of the own page: what it is about beside what can be done. */
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
      <div>
        <h2 className="app-own__title" id={`${id}-title`}>
          {title}
        </h2>
        <p className="app-own__hint">{hint}</p>
      </div>
      <div className="app-own__body gs-panel">{children}</div>
    </section>
  );
}
