import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** The distributor's data that every request needs: feature flags, theme and settings. */
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

/** An integrator: the company that buys. */
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
    /** Id of its `integrator_group`, whose conditions apply. */
    groupId: text("group_id"),
    /** Who of the distributor's people looks after it; null for nobody. */
    sellerId: text("seller_id"),
    /** State registration (inscrição estadual); null without one. */
    stateRegistration: text("state_registration"),
    /** Reason for a refused application, in the words shown to the applicant. */
    refusalReason: text("refusal_reason"),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
    /** What the company allows its sellers: `CompanyPermissionsSchema`. */
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
    /** Notification preferences: `PreferencesSchema`. */
    preferences: json("preferences").notNull().default({}),
    /** Credentials issued before this instant have an outdated role or permissions. */
    reloadAt: instant("reload_at"),
    /** When the person's data was erased, at their own request. */
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

/** A sign-in on one device. Its credentials are refreshed, the session stays. */
export const session = sqliteTable(
  "session",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    userId: text("user_id").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull().default(""),
    /** The session ends here, however often it is refreshed. */
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    revokedReason: text("revoked_reason"),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
    /** Id of the role that an administrator previews, read-only. */
    previewRoleId: text("preview_role_id"),
    /** The operator who acts as the user: `MasqueradeSchema`. */
    masquerade: json("masquerade"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("session_user").on(table.distributorId, table.userId, table.createdAt),
  ],
);

/** Credentials of a session: a short-lived access token with its key, and a refresh token that works once. */
export const sessionToken = sqliteTable(
  "session_token",
  {
    distributorId: distributorId(),
    tokenHash: text("token_hash").notNull(),
    sessionId: text("session_id").notNull(),
    accessKeyHash: text("access_key_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Null for credentials that only replace others, whose refresh token stays valid. */
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

/** A user's authenticator app, with its unused recovery codes. */
export const secondFactor = sqliteTable(
  "second_factor",
  {
    distributorId: distributorId(),
    userId: text("user_id").notNull(),
    /** Sealed; it never leaves the server after confirmation. */
    secret: text("secret").notNull(),
    confirmedAt: instant("confirmed_at"),
    /** Time step of the last accepted code, so that no code is accepted twice. */
    lastStep: integer("last_step").notNull().default(0),
    /** Hashes. */
    recoveryCodes: json("recovery_codes").notNull().default([]),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.userId] })],
);

/** Links sent to accounts; each works for one purpose until it expires. */
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

/** Published texts that people accept. A change is a new row with the next version; one row of a kind is active. Their
 *  text never changes. */
export const termsDocument = sqliteTable(
  "terms_document",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    kind: text("kind", { enum: ["general", "payment"] }).notNull(),
    version: integer("version").notNull(),
    title: text("title").notNull(),
    /** Plain text: blank lines separate paragraphs, `# ` begins a heading. */
    body: text("body").notNull(),
    active: flag("active").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("terms_document_version").on(table.distributorId, table.kind, table.version),
    uniqueIndex("terms_document_active")
      .on(table.distributorId, table.kind)
      .where(sql`active = 1`),
  ],
);

/** Terms that are being written. Publishing makes a version of them, and nothing is left here. */
export const termsDraft = sqliteTable(
  "terms_draft",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    kind: text("kind", { enum: ["general", "payment"] }).notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("terms_draft_kind").on(table.distributorId, table.kind, table.updatedAt),
  ],
);

/** Evidence of consent: what, when, and from where. Never changed. */
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

/** Requests of data subjects that are carried out later and can be withdrawn until then. */
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

/** Publishable key of widgets, bound to the web sites that may use it. */
export const widgetKey = sqliteTable(
  "widget_key",
  {
    distributorId: distributorId(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    origins: json("origins").$type<readonly string[]>().notNull(),
    showPrices: flag("show_prices").notNull().default(true),
    /** The person of a company in whose name the visitors of its sites buy; null where nothing is sold. */
    buyerId: text("buyer_id"),
    /** What visitors may save: budgets, orders. */
    sells: json("sells")
      .$type<readonly ("budget" | "order")[]>()
      .notNull()
      .default(sql`'[]'`),
    showsKits: flag("shows_kits").notNull().default(true),
    /** Who gets the contacts of its sites; null where none are taken. */
    leadEmail: text("lead_email"),
    /** The most that its sites may write in an hour. */
    hourlyLimit: integer("hourly_limit").notNull().default(1_000),
    /** Since when it is switched off; null while it is on. */
    revokedAt: instant("revoked_at"),
    createdAt: instant("created_at").notNull(),
    id: text("id").notNull().default(""),
    /** The key of before, and until when it is accepted. */
    formerKey: text("former_key"),
    formerUntil: instant("former_until"),
    /** Day of the last use. */
    lastUsedOn: text("last_used_on"),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.key] }),
    uniqueIndex("widget_key_id").on(table.distributorId, table.id),
    index("widget_key_former")
      .on(table.distributorId, table.formerKey)
      .where(sql`former_key is not null`),
  ],
);

/** Sites that tried a key without being among its sites. */
export const widgetRefusal = sqliteTable(
  "widget_refusal",
  {
    distributorId: distributorId(),
    keyId: text("key_id").notNull(),
    origin: text("origin").notNull(),
    /** Minutes in which it tried. */
    times: integer("times").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.keyId, table.origin] })],
);
