import type { Appearance } from "./preferences-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";
import type { CompanyPermissions } from "./company-permissions-schema.ts";
import type { FeatureActions } from "./feature-actions.ts";
import type { Masquerade } from "./masquerade-schema.ts";
import type { RoleContent } from "./role-schema.ts";

/** Types of user that the portal knows. */
export const USER_TYPES = ["admin", "staff", "integrator", "piedAdmin"] as const;

export type UserType = (typeof USER_TYPES)[number];

/** A role's permissions count only when its type is the user's own. */
export interface Role extends RoleContent {
  id: string;
  name: string;
  type: "staff" | "integrator";
  permissions: readonly string[];
}

/** Where a company that buys stands: waiting for a decision, active, refused, or switched off. */
export type IntegratorStatus = "wait" | "enable" | "disable" | "inactive";

/** A person who signed in at a distributor. */
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
    permissions: CompanyPermissions;
  } | null;
  chosenCenterId: string | null;
  appearance: Appearance;
  /** Who of the platform acts here in the person's name. */
  masquerade: Masquerade | null;
  /** Name of the role through which an administrator looks, reading only; `type` and `role` are the role's. */
  previewOf: string | null;
}

/** An operator of the platform; belongs to no distributor. */
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

/** A widget on a distributor's own site, let in by its publishable key and origin. */
export interface WidgetActor {
  kind: "widget";
  key: string;
  showPrices: boolean;
}

/** Somebody who is known and may do nothing for now but leave. */
export interface BarredActor {
  kind: "barred";
  reason: BarReason;
  user: UserActor;
}

/** Why a known person is kept out. */
export type BarReason = "maintenance" | "maintenanceStaff" | "integratorInactive" | "unknownType";

/** Nobody, and why: no credentials, or ones that do not hold. */
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
  /** Whether it has terms of use that people can read. */
  hasTerms: boolean;
}
