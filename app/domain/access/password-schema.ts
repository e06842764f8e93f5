import * as z from "zod";
import { missingPasswordParts } from "#domain/validation/password.ts";

export const MAX_PASSWORD_LENGTH = 256;

/** A new password. Passwords for signing in are not checked, because they may be older than the rules. */
export const NewPasswordSchema = z
  .string()
  .max(MAX_PASSWORD_LENGTH)
  .refine((password) => missingPasswordParts(password).length === 0, {
    params: { code: "WEAK_PASSWORD" },
    message: "WEAK_PASSWORD",
  });
