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
  /** Key of the center within the distributor. */
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
  /** Keys of centers, the first choice first. */
  centers: readonly string[];
}

export interface DemoCompany {
  key: string;
  companyName: string;
  tradeName?: string;
  cnpj: string;
  email: string;
  telephone: string;
  /** Permissions of the company's sellers. */
  companyPermissions?: Partial<CompanyPermissions>;
  address: DemoAddress;
  /** Application of a company that cannot buy yet. */
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
  /** Key of the chosen center. */
  center?: string;
  cpf?: string;
  telephone?: string;
  /** Whether the e-mail address is not confirmed yet. */
  unverified?: boolean;
}

/** A pop-up for the distributor's integrators. */
export interface DemoPopup {
  key: string;
  title: string;
  description: string;
  image: string;
  link: string | null;
  whereToDisplay: readonly PageName[];
  displayFrequency: number;
}

/** Facts of a demo distributor, from which its rows are built. */
export interface DemoTenant {
  slug: DemoSlug;
  name: string;
  marketplace: boolean;
  actions: FeatureActions;
  theme: Theme;
  settings: Settings;
  /** Its key of the carrier network, which is stored encrypted. */
  carrierKey?: string;
  centers: readonly DemoCenter[];
  regions?: readonly DemoRegion[];
  companies: readonly DemoCompany[];
  users: readonly DemoUser[];
  /** Facts in its terms of use; without them, it has none. */
  terms?: DemoTermsFacts;
  /** Factor on the prices of the data files, as decimal text. */
  priceFactor: string;
  kitLines: readonly KitLine[];
  /** Number of past orders and budgets. */
  history: { orders: number; budgets: number };
  popups?: readonly DemoPopup[];
  /** Publishable key of its widgets, if it has any. */
  widgetKey?: string;
}
