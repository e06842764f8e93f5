import type { AppLoadContext } from "@remix-run/cloudflare";
import type * as z from "zod";
import { CompanyInfoInputSchema } from "#domain/access/company-info-schema.ts";
import {
  ConfirmationSchema,
  EmailChangeSchema,
  PasswordChangeSchema,
  ProfileInputSchema,
  SecondFactorCodeSchema,
  SecondFactorConfirmationSchema,
} from "#domain/access/profile-schema.ts";
import { NOTIFICATION_CHANNELS } from "#domain/access/preferences-schema.ts";
import type { ProfileIntent, SectionAnswer } from "./use-section-form.ts";

type Context = AppLoadContext;
type Fields = Readonly<Record<string, string>>;

/** What a successful handler tells its section. */
export type Told = Pick<SectionAnswer, "secret" | "recoveryCodes">;

/** Handlers by intent: each reads its form and calls a use case. */
export type ProfileHandlers = Partial<
  Record<ProfileIntent, (context: Context, fields: Fields) => Promise<Told>>
>;

const NOTHING: Told = {};

/** A form with invalid fields: an error code for each. */
export class BadFields extends Error {
  readonly errors: Readonly<Record<string, string>>;

  constructor(errors: Readonly<Record<string, string>>) {
    super("Fields of a form are wrong");
    this.errors = errors;
  }
}

/** Sections that people of a distributor and of the platform share. */
export const ACCOUNT_HANDLERS = {
  profile: async (context, { name, surname, telephone, cpf, version }) => {
    const input = parse(ProfileInputSchema, { name, surname, telephone, cpf, version: Number(version) });
    await context.services.profile.update(input);
    return NOTHING;
  },
  email: async (context, { email, currentPassword }) => {
    await context.services.profile.requestEmailChange(parse(EmailChangeSchema, { email, currentPassword }));
    return NOTHING;
  },
  emailCancel: async (context) => {
    await context.services.profile.cancelEmailChange();
    return NOTHING;
  },
  password: async (context, { currentPassword, password: newPassword, confirmation = "" }) => {
    const input = parse(PasswordChangeSchema, { currentPassword, newPassword, confirmation });
    await context.services.profile.changePassword(input);
    return NOTHING;
  },
  secondFactorPropose: async (context, { currentPassword }) => {
    const input = parse(ConfirmationSchema, { currentPassword });
    const { uri, secret } = await context.services.profile.proposeSecondFactor(input);
    return { secret: { uri, text: secret } };
  },
  secondFactorConfirm: (context, { code }) =>
    context.services.profile.confirmSecondFactor(parse(SecondFactorCodeSchema, { code })),
  secondFactorRemove: async (context, { currentPassword, code }) => {
    const input = parse(SecondFactorConfirmationSchema, { currentPassword, code });
    await context.services.profile.removeSecondFactor(input);
    return NOTHING;
  },
  secondFactorCodes: (context, { currentPassword, code }) =>
    context.services.profile.replaceRecoveryCodes(
      parse(SecondFactorConfirmationSchema, { currentPassword, code }),
    ),
  sessionEnd: async (context, { sessionId = "" }) => {
    await context.services.profile.endSession(sessionId.slice(0, 64));
    return NOTHING;
  },
  sessionsEndOthers: async (context) => {
    await context.services.profile.endOtherSessions();
    return NOTHING;
  },
  erase: async (context, { currentPassword }) => {
    await context.services.profile.scheduleErasure(parse(ConfirmationSchema, { currentPassword }));
    return NOTHING;
  },
  eraseCancel: async (context) => {
    await context.services.profile.cancelErasure();
    return NOTHING;
  },
} satisfies ProfileHandlers;

/** Sections of a distributor's users: the shared ones, and notifications. */
export const USER_HANDLERS = {
  ...ACCOUNT_HANDLERS,
  preferences: async (context, fields) => {
    const { notifications: own } = await context.services.profile.readPreferences();
    const notifications = Object.fromEntries(
      Object.keys(own).map((kind) => [
        kind,
        Object.fromEntries(
          NOTIFICATION_CHANNELS.map((channel) => [channel, fields[`${kind}.${channel}`] === "true"]),
        ),
      ]),
    );
    await context.services.profile.updatePreferences({
      notifications,
      saleEmails: fields["saleEmails"] === "true",
    });
    return NOTHING;
  },
} satisfies ProfileHandlers;

/** Sections of the company's page. An address with only blank fields is saved as no address. */
export const COMPANY_HANDLERS = {
  company: async (context, fields) => {
    const {
      tradeName,
      email,
      telephone,
      version,
      CEP,
      patio,
      number,
      complement,
      neighborhood,
      city,
      state,
    } = fields;
    const address = { CEP, patio, number, complement, neighborhood, city, state };
    const isGiven = Object.values(address).some((text) => text !== undefined && text.trim() !== "");
    const input = parse(CompanyInfoInputSchema, {
      tradeName,
      email,
      telephone,
      version: Number(version),
      address: isGiven ? address : null,
    });
    await context.services.profile.updateCompany(input);
    return NOTHING;
  },
} satisfies ProfileHandlers;

/** Parses a form by its schema.
 *  @throws BadFields */
function parse<Schema extends z.ZodType>(schema: Schema, input: Readonly<Record<string, unknown>>) {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({
    field: issue.path.join("."),
    code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
  }));
  throw new BadFields(errorsOf(issues));
}

/** Error codes by form field. A text that is too short or missing counts as an empty required field. */
export function errorsOf(issues: readonly { field: string; code: string }[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code } of issues) {
    const name = field === "newPassword" ? "password" : (field.split(".").at(-1) ?? field);
    errors[name] ??= code === "too_small" || code === "invalid_type" ? "REQUIRED" : code;
  }
  return errors;
}
