import * as z from "zod";
import { isPasswordConfirmed } from "#domain/validation/password.ts";
import { MAX_PASSWORD_LENGTH, NewPasswordSchema } from "./password-schema.ts";

/** A new password, typed twice. */
export const RecoverPasswordSchema = z
  .strictObject({ password: NewPasswordSchema, confirmation: z.string().max(MAX_PASSWORD_LENGTH) })
  .refine(({ password, confirmation }) => isPasswordConfirmed(password, confirmation), {
    path: ["confirmation"],
    params: { code: "PASSWORD_MISMATCH" },
    message: "PASSWORD_MISMATCH",
  });
export type RecoverPassword = z.infer<typeof RecoverPasswordSchema>;
