import "#app/ui/form.css";
import "./profile.css";
import type { ReactNode } from "react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { COMPANY_TEXTS, PROFILE_SECTIONS, PROFILE_TEXTS } from "#copy/account/profile.ts";
import type { Address } from "#domain/address/address-schema.ts";
import { formatCep, formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { AddressFieldset } from "../address/address-fields.tsx";
import { Facts } from "./facts.tsx";
import { SectionForm, SubmitButton } from "./section-form.tsx";
import { Section } from "./section.tsx";
import { useSectionForm } from "./use-section-form.ts";
import { HiddenField } from "#app/ui/input.tsx";

export interface Company {
  companyName: string;
  tradeName: string | null;
  cnpj: string | null;
  stateRegistration: string | null;
  email: string;
  telephone: string | null;
  address: Address | null;
  version: number;
}

/** The integrator's company: managers change contact and address, other people read. */
export function CompanyPage({
  company,
  canEdit,
  lead,
  children,
}: {
  company: Company;
  canEdit: boolean;
  /** What is to be done now, above the company's data. */
  lead?: ReactNode;
  /** Further sections. */
  children?: ReactNode;
}) {
  return (
    <div className="app-own-page app-stack">
      <h1 className="app-page-title">{PAGE_TITLES.CompanyInfo}</h1>
      {lead}
      <Section id="empresa" {...PROFILE_SECTIONS.company}>
        <Facts
          facts={[
            [COMPANY_TEXTS.companyName, company.companyName],
            [COMPANY_TEXTS.cnpj, company.cnpj && formatDocument(company.cnpj)],
            [COMPANY_TEXTS.stateRegistration, company.stateRegistration],
          ]}
        />
        <p className="app-small">{COMPANY_TEXTS.lockedHint}</p>
        {canEdit ? <CompanyForm company={company} /> : <CompanyFacts company={company} />}
      </Section>
      {children}
    </div>
  );
}

function CompanyForm({ company }: { company: Company }) {
  const sent = useSectionForm("company");
  const errors = sent.answer?.errors ?? {};
  const { address } = company;
  const stored: Record<string, string> = {
    tradeName: company.tradeName ?? "",
    email: company.email,
    telephone: company.telephone === null ? "" : formatPhone(company.telephone),
    ...(address && { ...address, CEP: formatCep(address.CEP) }),
  };
  const values = sent.answer?.isDone === false ? sent.answer.values : stored;
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  return (
    <SectionForm sent={sent} done={PROFILE_TEXTS.saved}>
      <HiddenField name="version" value={company.version} />
      <div className="app-stack app-gap-12" key={sent.filled}>
        <div className="app-form__pair">
          <FormField
            {...field("tradeName")}
            label={`${COMPANY_TEXTS.tradeName} (${PROFILE_TEXTS.optional})`}
            autoComplete="organization"
            maxLength={120}
          />
          <FormField
            {...field("telephone")}
            label={`${COMPANY_TEXTS.telephone} (${PROFILE_TEXTS.optional})`}
            type="tel"
            autoComplete="tel"
            maxLength={20}
          />
          <FormField
            {...field("email")}
            className="app-wide"
            label={COMPANY_TEXTS.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </div>
        <fieldset className="app-stack">
          <legend className="app-subheading">{COMPANY_TEXTS.addressTitle}</legend>
          <AddressFieldset values={values} errors={errors} />
        </fieldset>
      </div>
      <div className="app-row">
        <SubmitButton sent={sent} label={PROFILE_TEXTS.save} tone="primary" />
      </div>
    </SectionForm>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  const { address } = company;
  return (
    <>
      <Facts
        facts={[
          [COMPANY_TEXTS.tradeName, company.tradeName],
          [COMPANY_TEXTS.email, company.email],
          [COMPANY_TEXTS.telephone, company.telephone && formatPhone(company.telephone)],
          [COMPANY_TEXTS.addressTitle, address && addressText(address)],
        ]}
      />
      <p className="gs-notice app-own__note">{COMPANY_TEXTS.readOnly}</p>
    </>
  );
}

function addressText({ CEP, patio, number, complement, neighborhood, city, state }: Address): string {
  const street = [patio, number, complement].filter(Boolean).join(", ");
  return `${street} · ${neighborhood} · ${city}/${state} · ${formatCep(CEP)}`;
}
