import { isEmail } from "./email.ts";
import { textRule } from "./field-rules.ts";

/** An e-mail address. */
export const email = textRule("email", (text) => (isEmail(text) ? null : { code: "INVALID_EMAIL" }));
