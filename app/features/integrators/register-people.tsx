import { REGISTER_LABELS, REGISTER_TEXTS } from "#copy/register.ts";
import { FormField } from "#app/components/form-field.tsx";
import { maskCnpj, maskCpf, maskPhone } from "./field-masks.ts";
import { MaskedField } from "./masked-field.tsx";
import type { RegisterErrors, RegisterField, RegisterValues } from "./register-form-data.ts";

interface SectionProps {
  values: RegisterValues;
  errors: RegisterErrors;
}

const OPTIONAL = ` (${REGISTER_TEXTS.optional})`;

function bind({ values, errors }: SectionProps) {
  return (name: RegisterField) => ({
    name,
    label: REGISTER_LABELS[name],
    error: errors[name],
    defaultValue: values[name],
  });
}

/** The company that applies. */
export function RegisterCompany(props: SectionProps) {
  const field = bind(props);
  return (
    <>
      <MaskedField
        {...field("cnpj")}
        mask={maskCnpj}
        hint={REGISTER_TEXTS.cnpjHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        required
      />
      <FormField {...field("companyName")} autoComplete="organization" maxLength={120} required />
      <FormField {...field("tradeName")} label={REGISTER_LABELS.tradeName + OPTIONAL} maxLength={120} />
      <MaskedField
        {...field("companyTelephone")}
        mask={maskPhone}
        type="tel"
        autoComplete="off"
        maxLength={24}
        required
      />
      <FormField
        {...field("companyEmail")}
        label={REGISTER_LABELS.companyEmail + OPTIONAL}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
    </>
  );
}

/** Who applies, and signs in later. */
export function RegisterPerson(props: SectionProps) {
  const field = bind(props);
  return (
    <>
      <FormField {...field("name")} autoComplete="given-name" maxLength={60} required />
      <FormField {...field("surname")} autoComplete="family-name" maxLength={60} required />
      <MaskedField
        {...field("cpf")}
        mask={maskCpf}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        required
      />
      <MaskedField
        {...field("telephone")}
        mask={maskPhone}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        required
      />
    </>
  );
}

/** The address to sign in with. */
export function RegisterEmail(props: SectionProps) {
  return (
    <FormField
      {...bind(props)("email")}
      className="app-register__full"
      hint={REGISTER_TEXTS.emailHint}
      type="email"
      autoComplete="username"
      maxLength={254}
      required
    />
  );
}
