import "#app/ui/form.css";
import "./profile.css";
import { PROFILE_SECTIONS, PROFILE_TEXTS } from "#copy/account/profile.ts";
import { formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { maskCpf, maskPhone } from "#domain/validation/field-masks.ts";
import { cpf, phone } from "#domain/validation/identity-rules.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Facts } from "./facts.tsx";
import { SectionForm, SubmitButton } from "./section-form.tsx";
import { Section } from "./section.tsx";
import { useSectionForm } from "./use-section-form.ts";
import { HiddenField } from "#app/ui/input.tsx";

export interface PersonalData {
  name: string;
  surname: string;
  telephone: string | null;
  cpf: string | null;
  version: number;
  roleName: string | null;
  companyName: string | null;
}

/** Name, telephone and CPF, with the company and role of the person. */
export function PersonalDataSection({ person, isLocked }: { person: PersonalData; isLocked: boolean }) {
  const sent = useSectionForm("profile");
  const values = sent.answer?.isDone === false ? sent.answer.values : {};
  const errors = sent.answer?.errors ?? {};
  const stored = {
    name: person.name,
    surname: person.surname,
    telephone: person.telephone === null ? "" : formatPhone(person.telephone),
    cpf: person.cpf === null ? "" : formatDocument(person.cpf),
  };
  const field = (name: keyof typeof stored) => ({
    name,
    error: errors[name],
    defaultValue: values[name] ?? stored[name],
    disabled: isLocked,
  });
  const belongs = (
    [
      [PROFILE_TEXTS.company, person.companyName],
      [PROFILE_TEXTS.role, person.roleName],
    ] as const
  ).filter(([, value]) => value !== null);
  return (
    <Section id="dados" {...PROFILE_SECTIONS.data}>
      <SectionForm sent={sent} done={PROFILE_TEXTS.saved}>
        <HiddenField name="version" value={person.version} />
        <div className="app-form__pair" key={sent.filled}>
          <FormField
            {...field("name")}
            label={PROFILE_TEXTS.name}
            autoComplete="given-name"
            maxLength={60}
            required
          />
          <FormField
            {...field("surname")}
            label={PROFILE_TEXTS.surname}
            autoComplete="family-name"
            maxLength={60}
            required
          />
          <TextField
            {...field("telephone")}
            label={`${PROFILE_TEXTS.telephone} (${PROFILE_TEXTS.optional})`}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            mask={maskPhone}
            rules={[phone]}
          />
          <TextField
            {...field("cpf")}
            label={`${PROFILE_TEXTS.cpf} (${PROFILE_TEXTS.optional})`}
            inputMode="numeric"
            maxLength={14}
            mask={maskCpf}
            rules={[cpf]}
          />
        </div>
        {belongs.length > 0 && <Facts facts={belongs} />}
        {!isLocked && (
          <div className="app-row">
            <SubmitButton sent={sent} label={PROFILE_TEXTS.save} tone="primary" />
          </div>
        )}
      </SectionForm>
    </Section>
  );
}
