import * as z from "zod";
import { normalizeCpf } from "#domain/validation/cpf.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import { isPasswordConfirmed } from "#domain/validation/password.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import { MAX_PASSWORD_LENGTH, NewPasswordSchema } from "./password-schema.ts";

type Normalize = (text: string) => string | null;

/** A text in canonical form; an invalid one is refused with `code`. */
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

/** A canonical text that may be empty; an empty one becomes null. */
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

/** The current password, as a confirmation. Old passwords may be weaker than today's rules. */
const CurrentPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH);

/** A code of the authenticator app, or a recovery code. */
const Code = z.string().trim().min(1).max(32);

/** The fields of a person's own profile. */
export const ProfileInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  surname: z.string().trim().min(1).max(60),
  telephone: TelephoneSchema,
  cpf: canonicalTextOrNull("INVALID_CPF", normalizeCpf),
  version: z.int().min(1),
});

export const EmailChangeSchema = z.strictObject({
  email: EmailAddressSchema,
  currentPassword: CurrentPassword,
});

/** `confirmation` is optional and checked if present; the page's form always sends it.
 *  @source spec, change of password */
export const PasswordChangeSchema = z
  .strictObject({
    currentPassword: CurrentPassword,
    newPassword: NewPasswordSchema,
    confirmation: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  })
  .refine(
    ({ newPassword, confirmation }) =>
      confirmation === undefined || isPasswordConfirmed(newPassword, confirmation),
    { path: ["confirmation"], params: { code: "PASSWORD_MISMATCH" }, message: "PASSWORD_MISMATCH" },
  );

/** Proof that the person, and not only their device, makes the request. */
export const ConfirmationSchema = z.strictObject({ currentPassword: CurrentPassword });

export const SecondFactorCodeSchema = z.strictObject({ code: Code });

/** Password and second factor, for changes that weaken the second factor. */
export const SecondFactorConfirmationSchema = z.strictObject({
  currentPassword: CurrentPassword,
  code: Code,
});

export type ProfileInput = z.infer<typeof ProfileInputSchema>;
export type EmailChange = z.infer<typeof EmailChangeSchema>;
export type PasswordChange = z.infer<typeof PasswordChangeSchema>;
export type Confirmation = z.infer<typeof ConfirmationSchema>;
export type SecondFactorConfirmation = z.infer<typeof SecondFactorConfirmationSchema>;
