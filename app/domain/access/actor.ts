import type { Appearance } from "./preferences-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";
import type { CompanyPermissions } from "./company-permissions-schema.ts";
import type { FeatureActions } from "./feature-actions.ts";
import type { Masquerade } from "./masquerade-schema.ts";
import type { RoleContent } from "./role-schema.ts";

/** Types of user. */
export const USER_TYPES = ["admin", "staff", "integrator", "piedAdmin"] as const;

export type UserType = (typeof USER_TYPES)[number];

/** A role. Its permissions apply only if its type is the user's own. */
export interface Role extends RoleContent {
  id: string;
  name: string;
  type: "staff" | "integrator";
  permissions: readonly string[];
}

/** Status of an integrator: waiting for a decision, active, refused, or switched off. */
export type IntegratorStatus = "wait" | "enable" | "disable" | "inactive";

/** A user who is signed in at a distributor. */
export interface UserActor {
  kind: "user";
  userId: string;
  sessionId: string;
  type: "admin" | "staff" | "integrator";
  name: string;
  surname: string;
  email: string;
  emailVerified: boolean;
  role: Role | null;
  integrator: {
    id: string;
    companyName: string;
    cnpj: string | null;
    status: IntegratorStatus;
    /** Group of companies whose conditions apply; null without one. */
    groupId: string | null;
    permissions: CompanyPermissions;
  } | null;
  chosenCenterId: string | null;
  appearance: Appearance;
  /** The operator of the platform who acts in the user's name; null without one. */
  masquerade: Masquerade | null;
  /** Name of the role that an administrator previews, read-only; `type` and `role` are then the role's. Null without a
   *  preview. */
  previewOf: string | null;
}

/** An operator of the platform, who belongs to no distributor. */
export interface PlatformActor {
  kind: "platform";
  userId: string;
  sessionId: string;
  type: "piedAdmin";
  name: string;
  surname: string;
  email: string;
  appearance: Appearance;
}

/** A widget on another web site, identified by its publishable key and origin. */
export interface WidgetActor {
  kind: "widget";
  key: string;
  /** Id of the key. */
  keyId: string;
  origin: string;
  showPrices: boolean;
  showsKits: boolean;
  /** Who gets the contacts of the site; null where none are taken. */
  leadEmail: string | null;
  /** The most that the key's sites may write in an hour. */
  hourlyLimit: number;
  /** The person in whose name is bought: the visitor, where it is an integrator, or else the key's; null where nothing
   *  is sold. */
  buyer: UserActor | null;
  /** What visitors may save. */
  sells: readonly ("budget" | "order")[];
  /** Who has confirmed an e-mail; null for anybody. */
  visitor: { email: string; isIntegrator: boolean } | null;
}

/** A known user who is barred for now, and may only sign out. */
export interface BarredActor {
  kind: "barred";
  reason: BarReason;
  user: UserActor;
}

/** Why a known user is barred. */
export type BarReason = "maintenance" | "maintenanceStaff" | "integratorInactive" | "unknownType";

/** A visitor, with the reason: no credentials, or invalid ones. */
export interface AnonymousActor {
  kind: "anonymous";
  reason: "missing" | "unknown" | "expired" | "accessKey";
}

export type Actor = UserActor | PlatformActor | WidgetActor | BarredActor | AnonymousActor;

/** The distributor that a request is for. */
export interface Distributor {
  id: string;
  slug: string;
  name: string;
  marketplace: boolean;
  actions: FeatureActions;
  theme: Theme;
  settings: Settings;
  /** Whether it has published terms of use. */
  hasTerms: boolean;
}
