import "#app/features/access/login.css";
import "./register.css";
import { Form, Link, useNavigation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { fill } from "#copy/shared/fill.ts";
import { REGISTER_TEXTS } from "#copy/integrators/register.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { NewPasswordFields } from "#app/features/access/new-password-fields.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { ConsentBox, type TermsToAccept } from "./consent-box.tsx";
import type { RegisterErrors, RegisterValues } from "./register-form-data.ts";
import { RegisterCompany, RegisterEmail, RegisterPerson } from "./register-people.tsx";
import { RegisterProblems } from "./register-problems.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { AddressFieldset } from "../address/address-fields.tsx";

const RegisterDraftNotice = lazy(() =>
  loadChunk(() => import("./register-draft-notice.tsx")).then((chunk) => ({
    default: chunk.RegisterDraftNotice,
  })),
);

export interface RegisterAnswer {
  /** Unique for each refusal. */
  id: string;
  values: RegisterValues;
  errors: RegisterErrors;
  refusal: { title: string; description: string } | null;
  formToken: string;
  idempotencyKey: string;
}

export interface RegisterFormProps {
  distributor: { id: string; name: string };
  terms: TermsToAccept | null;
  formToken: string;
  idempotencyKey: string;
  answer: RegisterAnswer | undefined;
}

/** Application of a company that wants to buy. Works before JavaScript; a refusal keeps the typed values. */
export function RegisterForm({ distributor, terms, answer, ...fresh }: RegisterFormProps) {
  const { values = {}, errors = {}, refusal = null } = answer ?? {};
  const { formToken, idempotencyKey } = answer ?? fresh;
  const form = useRef<HTMLFormElement>(null);
  const isInBrowser = useHydrated();
  const isSending = useNavigation().state !== "idle";
  useEffect(() => {
    if (answer === undefined) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [answer]);
  return (
    <Form ref={form} method="post" className="app-stack app-gap-24 app-register" noValidate>
      <header>
        <h1 className="app-login__title">{REGISTER_TEXTS.title}</h1>
        <p className="app-register__hint">{fill(REGISTER_TEXTS.hint, { distributor: distributor.name })}</p>
        <p className="app-register__hint">
          {`${REGISTER_TEXTS.haveAccount} `}
          <Link to="/">{REGISTER_TEXTS.signIn}</Link>
        </p>
      </header>
      <HiddenField name="formToken" value={formToken} />
      <HiddenField name="idempotencyKey" value={idempotencyKey} />
      {isInBrowser && (
        <Suspense>
          <RegisterDraftNotice form={form} distributorId={distributor.id} />
        </Suspense>
      )}
      <RegisterProblems errors={errors} refusal={refusal} />
      <Section title={REGISTER_TEXTS.company}>
        <RegisterCompany values={values} errors={errors} />
      </Section>
      <Section title={REGISTER_TEXTS.address}>
        <RegisterAddress values={values} errors={errors} />
      </Section>
      <Section title={REGISTER_TEXTS.person} hint={REGISTER_TEXTS.personHint}>
        <RegisterPerson values={values} errors={errors} />
      </Section>
      <Section title={REGISTER_TEXTS.access}>
        <RegisterEmail values={values} errors={errors} />
        <NewPasswordFields errors={errors} />
      </Section>
      <Honeypot key={answer?.id} />
      {terms && <ConsentBox key={terms.id} terms={terms} error={errors.termsDocumentId} />}
      <BusyButton isBusy={isSending} label={REGISTER_TEXTS.submit} busyLabel={REGISTER_TEXTS.submitting} />
    </Form>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="app-register__section">
      <legend>{title}</legend>
      {hint && <p className="app-register__section-hint">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** A field hidden from people, which only bots fill in. */
function Honeypot() {
  return (
    <div className="app-register__pot" aria-hidden="true" data-no-draft>
      <label>
        {REGISTER_TEXTS.honeypot}
        <Input bare name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Address of the company; a complete postal code fills in the rest. */
function RegisterAddress({ values, errors }: { values: RegisterValues; errors: RegisterErrors }) {
  return (
    <div className="app-register__full">
      <AddressFieldset values={values} errors={errors} />
    </div>
  );
}
