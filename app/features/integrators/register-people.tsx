import "./register.css";
import { REGISTER_LABELS, REGISTER_TEXTS } from "#copy/integrators/register.ts";
import { maskCnpj, maskCpf, maskPhone } from "#domain/validation/field-masks.ts";
import { required } from "#domain/validation/field-rules.ts";
import { cnpj, cpf, phone } from "#domain/validation/identity-rules.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { RegisterErrors, RegisterField, RegisterValues } from "./register-form-data.ts";

interface SectionProps {
  values: RegisterValues;
  errors: RegisterErrors;
}

const TEXT = [required];
const CNPJ = [required, cnpj];
const CPF = [required, cpf];
const PHONE = [required, phone];

const OPTIONAL = ` (${REGISTER_TEXTS.optional})`;

function bind({ values, errors }: SectionProps) {
  return (name: RegisterField) => ({
    name,
    label: REGISTER_LABELS[name],
    error: errors[name],
    defaultValue: values[name],
  });
}

/** Data of the company. */
export function RegisterCompany(props: SectionProps) {
  const field = bind(props);
  return (
    <>
      <TextField
        {...field("cnpj")}
        mask={maskCnpj}
        hint={REGISTER_TEXTS.cnpjHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        rules={CNPJ}
      />
      <TextField {...field("companyName")} autoComplete="organization" maxLength={120} rules={TEXT} />
      <TextField {...field("tradeName")} label={REGISTER_LABELS.tradeName + OPTIONAL} maxLength={120} />
      <TextField
        {...field("companyTelephone")}
        mask={maskPhone}
        type="tel"
        autoComplete="off"
        maxLength={24}
        rules={PHONE}
      />
      <TextField
        {...field("companyEmail")}
        label={REGISTER_LABELS.companyEmail + OPTIONAL}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
    </>
  );
}

/** The person who applies, and who signs in later. */
export function RegisterPerson(props: SectionProps) {
  const field = bind(props);
  return (
    <>
      <TextField {...field("name")} autoComplete="given-name" maxLength={60} rules={TEXT} />
      <TextField {...field("surname")} autoComplete="family-name" maxLength={60} rules={TEXT} />
      <TextField
        {...field("cpf")}
        mask={maskCpf}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        rules={CPF}
      />
      <TextField
        {...field("telephone")}
        mask={maskPhone}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        rules={PHONE}
      />
    </>
  );
}

/** The e-mail to sign in with. */
export function RegisterEmail(props: SectionProps) {
  return (
    <TextField
      {...bind(props)("email")}
      className="app-register__full"
      hint={REGISTER_TEXTS.emailHint}
      type="email"
      autoComplete="username"
      maxLength={254}
      rules={TEXT}
    />
  );
}
