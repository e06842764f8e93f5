import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** What every request needs to know of the distributor: flags, theme and settings. */
export const distributorProfile = sqliteTable("distributor_profile", {
  distributorId: distributorId().primaryKey(),
  name: text("name").notNull(),
  marketplace: flag("marketplace").notNull().default(false),
  actions: json("actions").notNull(),
  theme: json("theme").notNull(),
  settings: json("settings").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const role = sqliteTable(
  "role",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    type: text("type", { enum: ["staff", "integrator"] }).notNull(),
    permissions: json("permissions").notNull(),
    /** Label, limits, external link and support number: `RoleContentSchema`. */
    content: json("content").notNull().default({}),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at"),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

/** Company that buys: the integrator of the specification. */
export const integrator = sqliteTable(
  "integrator",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    companyName: text("company_name").notNull(),
    tradeName: text("trade_name"),
    cnpj: text("cnpj"),
    email: text("email").notNull(),
    telephone: text("telephone"),
    address: json("address"),
    status: text("status", { enum: ["wait", "enable", "disable", "inactive"] }).notNull(),
    /** `integrator_group` under whose conditions it buys. */
    groupId: text("group_id"),
    /** Inscrição estadual; null for a company without one. */
    stateRegistration: text("state_registration"),
    /** Why an application was refused, in the words that the applicant reads. */
    refusalReason: text("refusal_reason"),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
    /** What the company lets its sellers do: `CompanyPermissionsSchema`. */
    companyPermissions: json("company_permissions").notNull().default({}),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    // A refused company may apply again.
    uniqueIndex("integrator_cnpj")
      .on(table.distributorId, table.cnpj)
      .where(sql`status <> 'disable'`),
    index("integrator_status").on(table.distributorId, table.status, table.createdAt),
  ],
);

export const user = sqliteTable(
  "user",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    /** `piedAdmin` only in the platform's own tenant. */
    type: text("type", { enum: ["admin", "staff", "integrator", "piedAdmin"] }).notNull(),
    roleId: text("role_id"),
    integratorId: text("integrator_id"),
    name: text("name").notNull(),
    surname: text("surname").notNull(),
    email: text("email").notNull(),
    emailVerifiedAt: instant("email_verified_at"),
    telephone: text("telephone"),
    cpf: text("cpf"),
    passwordHash: text("password_hash").notNull(),
    passwordChangedAt: instant("password_changed_at"),
    blocked: flag("blocked").notNull().default(false),
    chosenCenterId: text("chosen_center_id"),
    /** What the person wants to hear of, and how: `PreferencesSchema`. */
    preferences: json("preferences").notNull().default({}),
    /** Credentials from before this instant know an older role or permissions. */
    reloadAt: instant("reload_at"),
    /** When the person's data was erased at their own request. */
    erasedAt: instant("erased_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("user_email").on(table.distributorId, table.email),
    index("user_type").on(table.distributorId, table.type),
    index("user_role").on(table.distributorId, table.roleId),
    index("user_integrator").on(table.distributorId, table.integratorId),
  ],
);

/** One sign-in on one device; its credentials are renewed, it stays the same. */
export const session = sqliteTable(
  "session",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    userId: text("user_id").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull().default(""),
    /** However often it is renewed, it ends here. */
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    revokedReason: text("revoked_reason"),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
    /** Role that an administrator looks through, reading only. */
    previewRoleId: text("preview_role_id"),
    /** Who of the platform acts here as the user: `MasqueradeSchema`. */
    masquerade: json("masquerade"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("session_user").on(table.distributorId, table.userId, table.createdAt),
  ],
);

/** Credentials of a session: a short access token with its key, and the token that renews both, once. */
export const sessionToken = sqliteTable(
  "session_token",
  {
    distributorId: distributorId(),
    tokenHash: text("token_hash").notNull(),
    sessionId: text("session_id").notNull(),
    accessKeyHash: text("access_key_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** None for credentials that only replace others whose renewal still stands. */
    refreshHash: text("refresh_hash"),
    refreshExpiresAt: instant("refresh_expires_at"),
    refreshedAt: instant("refreshed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.tokenHash] }),
    uniqueIndex("session_token_refresh").on(table.distributorId, table.refreshHash),
    index("session_token_session").on(table.distributorId, table.sessionId),
    index("session_token_age").on(table.distributorId, table.expiresAt),
  ],
);

/** Authenticator app of a user, with what is left of its recovery codes. */
export const secondFactor = sqliteTable(
  "second_factor",
  {
    distributorId: distributorId(),
    userId: text("user_id").notNull(),
    /** Sealed; never leaves the server once confirmed. */
    secret: text("secret").notNull(),
    confirmedAt: instant("confirmed_at"),
    /** Time step of the last code that was taken, so that none is taken twice. */
    lastStep: integer("last_step").notNull().default(0),
    /** Hashes. */
    recoveryCodes: json("recovery_codes").notNull().default([]),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.userId] })],
);

/** Links that an account was sent: each opens one thing, until it expires. */
export const accountToken = sqliteTable(
  "account_token",
  {
    distributorId: distributorId(),
    tokenHash: text("token_hash").notNull(),
    kind: text("kind", {
      enum: ["recovery", "emailVerification", "emailChange", "signIn", "registration"],
    }).notNull(),
    userId: text("user_id").notNull(),
    payload: json("payload").notNull().default({}),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.tokenHash] }),
    index("account_token_user").on(table.distributorId, table.userId, table.kind),
  ],
);

/** What people must agree to. A change is a new row with the next version; one is active of each kind. */
export const termsDocument = sqliteTable(
  "terms_document",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    kind: text("kind", { enum: ["general"] }).notNull(),
    version: integer("version").notNull(),
    title: text("title").notNull(),
    /** Plain text: blank lines part paragraphs, `# ` begins a heading. */
    body: text("body").notNull(),
    active: flag("active").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("terms_document_version").on(table.distributorId, table.kind, table.version),
  ],
);

/** Evidence that somebody agreed to something: what, when, and from where. Never changed. */
export const consent = sqliteTable(
  "consent",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    userId: text("user_id").notNull(),
    documentId: text("document_id").notNull(),
    documentVersion: integer("document_version").notNull(),
    acceptedAt: instant("accepted_at").notNull(),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("consent_user").on(table.distributorId, table.userId, table.acceptedAt),
  ],
);

/** Requests of data subjects that are carried out later and may be taken back until then. */
export const privacyRequest = sqliteTable(
  "privacy_request",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    userId: text("user_id").notNull(),
    kind: text("kind", { enum: ["erase"] }).notNull(),
    status: text("status", { enum: ["pending", "cancelled", "done"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    dueAt: instant("due_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("privacy_request_pending")
      .on(table.distributorId, table.userId, table.kind)
      .where(sql`status = 'pending'`),
    index("privacy_request_due").on(table.distributorId, table.status, table.dueAt),
  ],
);

/** Publishable key of the widgets, bound to the sites that may use it. */
export const widgetKey = sqliteTable(
  "widget_key",
  {
    distributorId: distributorId(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    origins: json("origins").notNull(),
    showPrices: flag("show_prices").notNull().default(true),
    revokedAt: instant("revoked_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.key] })],
);
