import type { Settings } from "#domain/settings/settings-schema.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";
import type { FeatureActions } from "./feature-actions.ts";

export type UserType = "admin" | "staff" | "integrator" | "piedAdmin";

/** A role's permissions count only when its type is the user's own. */
export interface Role {
  id: string;
  name: string;
  type: "staff" | "integrator";
  permissions: readonly string[];
}

/** A person who signed in at a distributor. */
export interface UserActor {
  kind: "user";
  userId: string;
  sessionId: string;
  type: "admin" | "staff" | "integrator";
  name: string;
  surname: string;
  email: string;
  role: Role | null;
  integrator: { id: string; companyName: string; cnpj: string | null } | null;
  chosenCenterId: string | null;
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
}

/** A widget on a distributor's own site, let in by its publishable key and origin. */
export interface WidgetActor {
  kind: "widget";
  key: string;
  showPrices: boolean;
}

/** Nobody, and why: no credentials, or ones that do not hold. */
export interface AnonymousActor {
  kind: "anonymous";
  reason: "missing" | "unknown" | "expired" | "accessKey";
}

export type Actor = UserActor | PlatformActor | WidgetActor | AnonymousActor;

/** The distributor that a request is for. */
export interface Distributor {
  id: string;
  slug: string;
  name: string;
  marketplace: boolean;
  actions: FeatureActions;
  theme: Theme;
  settings: Settings;
}
