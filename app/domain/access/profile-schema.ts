import { z } from "zod";
import { normalizeCpf } from "#domain/validation/cpf.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import { isPasswordConfirmed } from "#domain/validation/password.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import { MAX_PASSWORD_LENGTH, NewPasswordSchema } from "./password-schema.ts";

type Normalize = (text: string) => string | null;

/** A text in its canonical form, or refused with `code`. */
function canonicalText(code: string, normalize: Normalize) {
  return z
    .string()
    .max(254)
    .transform((text, context) => {
      const value = normalize(text);
      if (value !== null) return value;
      context.issues.push({ code: "custom", message: code, input: text, params: { code } });
      return z.NEVER;
    });
}

/** The same for what may be left empty: nothing is null. */
function canonicalTextOrNull(code: string, normalize: Normalize) {
  return z
    .string()
    .max(254)
    .nullable()
    .transform((text, context) => {
      if (text === null || text.trim() === "") return null;
      const value = normalize(text);
      if (value !== null) return value;
      context.issues.push({ code: "custom", message: code, input: text, params: { code } });
      return z.NEVER;
    });
}

export const EmailAddressSchema = canonicalText("INVALID_EMAIL", (text) =>
  isEmail(text) ? normalizeEmail(text) : null,
);

export const TelephoneSchema = canonicalTextOrNull("INVALID_PHONE", (text) => parsePhone(text)?.e164 ?? null);

/** A password that is asked for to confirm who is there; older ones may be weaker than today's rules. */
const CurrentPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH);

/** A code of the authenticator app, or a recovery code. */
const Code = z.string().trim().min(1).max(32);

/** What people keep of themselves. */
export const ProfileInputSchema = z
  .object({
    name: z.string().trim().min(1).max(60),
    surname: z.string().trim().min(1).max(60),
    telephone: TelephoneSchema,
    cpf: canonicalTextOrNull("INVALID_CPF", normalizeCpf),
    version: z.int().min(1),
  })
  .strict();

export const EmailChangeSchema = z
  .object({ email: EmailAddressSchema, currentPassword: CurrentPassword })
  .strict();

/** `confirmation` is checked when it comes along; the page's form always sends it.
 *  @source spec, change of password */
export const PasswordChangeSchema = z
  .object({
    currentPassword: CurrentPassword,
    newPassword: NewPasswordSchema,
    confirmation: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  })
  .strict()
  .refine(
    ({ newPassword, confirmation }) =>
      confirmation === undefined || isPasswordConfirmed(newPassword, confirmation),
    { path: ["confirmation"], params: { code: "PASSWORD_MISMATCH" }, message: "PASSWORD_MISMATCH" },
  );

/** What proves that it is the person who asks, not just the person's device. */
export const ConfirmationSchema = z.object({ currentPassword: CurrentPassword }).strict();

export const SecondFactorCodeSchema = z.object({ code: Code }).strict();

/** Password and second factor, for what loosens the second factor. */
export const SecondFactorConfirmationSchema = z
  .object({ currentPassword: CurrentPassword, code: Code })
  .strict();

export type ProfileInput = z.infer<typeof ProfileInputSchema>;
export type EmailChange = z.infer<typeof EmailChangeSchema>;
export type PasswordChange = z.infer<typeof PasswordChangeSchema>;
export type Confirmation = z.infer<typeof ConfirmationSchema>;
export type SecondFactorConfirmation = z.infer<typeof SecondFactorConfirmationSchema>;

/** A CPF of which only the middle can be read, for whoever is not the person.
 *  @param cpf - eleven digits
 *  @example maskCpf("52998224725") // "***.982.247-**" */
export function maskCpf(cpf: string): string {
  return cpf.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, "***.$1.$2-**");
}
