import { useEffect, useId, useRef, useState } from "react";
import { CONTACT_FIELD_TEXTS } from "#copy/contact-fields.ts";
import { FIELD_TEXTS } from "#copy/widget-words.ts";
import { LEAD_RESULT_TEXTS as TEXTS } from "#copy/lead-result.ts";
import { isEmail } from "#domain/validation/email.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import type { SiteLead } from "#domain/widget-keys/site-lead-schema.ts";
import { FailureLine } from "#widgets/failure-line.tsx";
import { useAction } from "#widgets/checkout/use-action.ts";
import { CheckIcon } from "#widgets/icons/outline-icons.tsx";
import type { WidgetFailure } from "#widgets/request.ts";
import { Field } from "#widgets/site-sale/field.tsx";
import { focusSoon } from "#widgets/site-sale/focus-soon.ts";

/** Who wants to be called. */
export type Contact = Omit<SiteLead, "house">;

const EMPTY: Contact = { name: "", email: "", telephone: "", message: "" };

/** Asks who wants to be called.
 *  @param props.onSend - passes a complete contact on */
export function ContactPart({
  isSent,
  onSend,
  onFailure,
}: {
  isSent: boolean;
  onSend: (contact: Contact) => Promise<void>;
  onFailure: (failure: WidgetFailure) => void;
}) {
  const id = useId();
  const done = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [contact, setContact] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Record<keyof Contact, string>>>({});
  const send = useAction(async () => onSend(contact), onFailure);

  useEffect(() => {
    if (isSent) done.current?.focus();
  }, [isSent]);

  if (isSent) {
    return (
      <div part="panel" className="gs-panel gs-lead__part" role="status">
        <h3 ref={done} tabIndex={-1} className="gs-panel__title">
          <CheckIcon /> {TEXTS.sent}
        </h3>
        <p>{TEXTS.sentHelp}</p>
      </div>
    );
  }

  const text = (name: "name" | "email" | "telephone") => ({
    value: contact[name],
    error: errors[name],
    onText: (typed: string) => {
      setContact((before) => ({ ...before, [name]: typed }));
    },
  });

  function submit(): void {
    const wrong = {
      ...(contact.name.trim() === "" ? { name: FIELD_TEXTS.required } : {}),
      ...(isEmail(contact.email) ? {} : { email: CONTACT_FIELD_TEXTS.emailInvalid }),
      ...(parsePhone(contact.telephone) === null ? { telephone: CONTACT_FIELD_TEXTS.phoneInvalid } : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) send.run();
    else focusSoon(form, '[aria-invalid="true"]');
  }

  return (
    <form
      ref={form}
      part="panel"
      className="gs-panel gs-lead__part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 className="gs-panel__title">{TEXTS.contact}</h3>
      <p className="gs-panel__help">{TEXTS.contactHelp}</p>
      <Field {...text("name")} label={TEXTS.name} autoComplete="name" maxLength={120} />
      <div className="gs-lead__pair">
        <Field
          {...text("email")}
          label={CONTACT_FIELD_TEXTS.email}
          type="email"
          autoComplete="email"
          maxLength={120}
        />
        <Field
          {...text("telephone")}
          label={CONTACT_FIELD_TEXTS.phone}
          type="tel"
          autoComplete="tel-national"
          maxLength={20}
        />
      </div>
      <div className="gs-question">
        <label htmlFor={id}>{TEXTS.message}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={1000}
          value={contact.message}
          onInput={({ currentTarget }) => {
            setContact({ ...contact, message: currentTarget.value });
          }}
        />
      </div>
      <p className="gs-panel__help">{TEXTS.consent}</p>
      <button
        type="submit"
        part="button"
        className="gs-button gs-button--primary gs-button--large"
        aria-busy={send.isRunning}
      >
        {send.isRunning ? TEXTS.sending : TEXTS.send}
      </button>
      <FailureLine failure={send.failure} />
    </form>
  );
}
