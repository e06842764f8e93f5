import type { DemoSlug } from "./demo-keys.ts";
import type { KitLine } from "./kit-line.ts";
import type { DemoTermsFacts } from "./demo-terms.ts";
import type { CompanyPermissions } from "#domain/access/company-permissions-schema.ts";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { PageName } from "#domain/access/pages.ts";
import type { RoleContent } from "#domain/access/role-schema.ts";
import type { Permission } from "#domain/access/permissions.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";

export interface DemoAddress {
  CEP: string;
  patio: string;
  number: string;
  complement: string;
  neighborhood: string;
  city: string;
  state: string;
}

export interface DemoCenter {
  /** Names the center among the distributor's. */
  key: string;
  name: string;
  address: DemoAddress;
  servicedStates: readonly string[];
}

/** States that certain centers serve first. */
export interface DemoRegion {
  key: string;
  name: string;
  states: readonly string[];
  /** Keys, the first choice first. */
  centers: readonly string[];
}

export interface DemoCompany {
  key: string;
  companyName: string;
  tradeName?: string;
  cnpj: string;
  email: string;
  telephone: string;
  /** What it lets its sellers do. */
  companyPermissions?: Partial<CompanyPermissions>;
  address: DemoAddress;
  /** How the application of a company stands that does not buy yet. */
  application?: { daysAgo: number; refusedFor?: string };
}

export interface DemoUser {
  email: string;
  name: string;
  surname: string;
  type: "admin" | "staff" | "integrator";
  role?: { name: string; permissions: readonly Permission[]; content?: Partial<RoleContent> };
  /** Key of the company of an integrator. */
  company?: string;
  /** Key of the distribution center already chosen. */
  center?: string;
  cpf?: string;
  telephone?: string;
  /** Whether the e-mail address still waits to be confirmed. */
  unverified?: boolean;
}

/** Advertising that its integrators see. */
export interface DemoPopup {
  key: string;
  title: string;
  description: string;
  image: string;
  link: string | null;
  whereToDisplay: readonly PageName[];
  displayFrequency: number;
}

/** Everything that sets one demo distributor apart; the rows are built from it. */
export interface DemoTenant {
  slug: DemoSlug;
  name: string;
  marketplace: boolean;
  actions: FeatureActions;
  theme: Theme;
  settings: Settings;
  centers: readonly DemoCenter[];
  regions?: readonly DemoRegion[];
  companies: readonly DemoCompany[];
  users: readonly DemoUser[];
  /** What its terms of use say; without, it has none. */
  terms?: DemoTermsFacts;
  /** Factor on the prices of the data files, as decimal text. */
  priceFactor: string;
  kitLines: readonly KitLine[];
  /** How many orders and budgets it has behind it. */
  history: { orders: number; budgets: number };
  popups?: readonly DemoPopup[];
  /** Publishable key of its widgets, when it has any. */
  widgetKey?: string;
}
