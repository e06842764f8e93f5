import { useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { CONTACT_FIELD_TEXTS } from "#copy/contact-fields.ts";
import { SITE_SALE_TEXTS as TEXTS } from "#copy/widgets.ts";
import { isEmail } from "#domain/validation/email.ts";
import type { Visit } from "#domain/widget-keys/site-sale-schema.ts";
import { FailureNotice } from "#widgets/checkout/create-form.tsx";
import { useAction } from "#widgets/checkout/use-action.ts";
import { CheckIcon } from "#widgets/icons/outline-icons.tsx";
import { Field } from "./field.tsx";
import { focusSoon } from "./focus-soon.ts";
import type { SitePort } from "./site-port.ts";

/** Who has confirmed an e-mail. */
export interface Visitor {
  email: string;
  integrator: Visit["integrator"];
}

interface VisitorPartProps {
  sales: SitePort;
  visitor: Visitor | null;
  onVisitor: (visitor: Visitor | null) => void;
}

/** Confirms a visitor's e-mail by a code: of a customer, or of an integrator, who then buys for its own company. */
export function VisitorPart({ sales, visitor, onVisitor }: VisitorPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [as, setAs] = useState<"customer" | "integrator">("customer");
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [challenge, setChallenge] = useState<string | null>(null);
  const [wrong, setWrong] = useState<"email" | "code" | null>(null);
  const start = useAction(async () => {
    const started = await sales.startVisit({ email, as });
    setChallenge(started.challenge);
    setCode("");
    focusSoon(place, "[autocomplete=one-time-code]");
  });
  const confirm = useAction(async () => {
    const { integrator } = await sales.confirmVisit({ challenge: challenge ?? "", code: code.trim() });
    onVisitor({ email, integrator });
    focusSoon(place, "[role=status]");
  });
  if (visitor !== null) {
    const { integrator } = visitor;
    return (
      <div className="gs-purchase__part" ref={place}>
        <div className="gs-purchase__confirmed" role="status" tabIndex={-1}>
          <p>
            <CheckIcon /> {fill(TEXTS.confirmed, { email: visitor.email })}
          </p>
          {integrator !== null && (
            <p>{fill(TEXTS.confirmedFor, { name: integrator.name, company: integrator.companyName })}</p>
          )}
          <button
            type="button"
            className="gs-button"
            onClick={() => {
              setChallenge(null);
              onVisitor(null);
              focusSoon(place, "[type=email]");
            }}
          >
            {TEXTS.otherEmail}
          </button>
        </div>
      </div>
    );
  }
  const sendCode = () => {
    setWrong(isEmail(email) ? null : "email");
    if (isEmail(email)) start.run();
  };
  const sendAnswer = () => {
    const isCode = /^\d{6}$/.test(code.trim());
    setWrong(isCode ? null : "code");
    if (isCode) confirm.run();
  };
  const onEnter = (run: () => void) => (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    run();
  };
  return (
    <div className="gs-purchase__part" ref={place}>
      <div className="gs-purchase__choice" role="group" aria-label={TEXTS.who}>
        {(["customer", "integrator"] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="visitor"
              value={kind}
              checked={as === kind}
              onChange={() => {
                setAs(kind);
                setChallenge(null);
              }}
            />
            {TEXTS[kind]}
          </label>
        ))}
      </div>
      {as === "integrator" && <p className="gs-panel__help">{TEXTS.integratorHelp}</p>}
      <Field
        label={CONTACT_FIELD_TEXTS.email}
        type="email"
        autoComplete="email"
        value={email}
        error={wrong === "email" ? CONTACT_FIELD_TEXTS.emailInvalid : undefined}
        onKeyDown={onEnter(sendCode)}
        onText={(text) => {
          setEmail(text);
          setChallenge(null);
        }}
      />
      {challenge !== null && (
        <>
          <p className="gs-panel__help" role="status">
            {fill(as === "integrator" ? TEXTS.codeSentIntegrator : TEXTS.codeSent, { email })}
          </p>
          <Field
            label={TEXTS.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            error={wrong === "code" ? TEXTS.codeInvalid : undefined}
            onKeyDown={onEnter(sendAnswer)}
            onText={setCode}
          />
        </>
      )}
      <div className="gs-purchase__ways">
        {challenge !== null && (
          <button
            type="button"
            className="gs-button gs-button--primary"
            aria-busy={confirm.isRunning}
            onClick={sendAnswer}
          >
            {confirm.isRunning ? TEXTS.confirming : TEXTS.confirm}
          </button>
        )}
        <button type="button" className="gs-button" aria-busy={start.isRunning} onClick={sendCode}>
          {start.isRunning ? TEXTS.sending : challenge === null ? TEXTS.sendCode : TEXTS.sendAgain}
        </button>
      </div>
      <FailureNotice failure={confirm.failure ?? start.failure} />
    </div>
  );
}
