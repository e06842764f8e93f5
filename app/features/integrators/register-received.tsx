import "#app/features/access/login.css";
import "./register.css";
import { useEffect, useRef } from "react";
import { fill } from "#copy/shared/fill.ts";
import { RECEIVED_TEXTS } from "#copy/integrators/register.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { REGISTER_DRAFT } from "./register-draft.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Next steps after an application was sent; deletes its draft. */
export function RegisterReceived({
  email,
  distributor,
}: {
  email: string;
  distributor: { id: string; name: string };
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    void loadChunk(() => import("#app/lib/drafts/form-draft-store.ts")).then(({ clearFormDraft }) =>
      clearFormDraft({ ...REGISTER_DRAFT, distributorId: distributor.id }),
    );
  }, [distributor.id]);
  return (
    <section className="app-stack app-gap-24 app-register app-register--short">
      <h1 className="app-login__title" ref={title} tabIndex={-1}>
        {RECEIVED_TEXTS.title}
      </h1>
      <p className="app-register__lead">{fill(RECEIVED_TEXTS.sent, { email })}</p>
      <h2 className="app-register__subtitle">{RECEIVED_TEXTS.stepsTitle}</h2>
      <ol className="gs-steps">
        {RECEIVED_TEXTS.steps.map((step) => (
          <li key={step}>{fill(step, { distributor: distributor.name })}</li>
        ))}
      </ol>
      <p className="app-register__hint">{RECEIVED_TEXTS.spam}</p>
      <LinkButton to="/">{RECEIVED_TEXTS.back}</LinkButton>
    </section>
  );
}
