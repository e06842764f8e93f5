import type { PageName } from "#domain/access/pages.ts";
import type { SettingsFactName } from "./settings-facts.ts";
import type { SettingsPageName, SettingsSectionName } from "./settings-sections.ts";
import type { SellingStep } from "./selling-steps.ts";

/** A fact that a page shows in its line. */
export interface SettingsFact {
  name: SettingsFactName;
  count: number;
}

/** A page of settings that the person may open. */
export interface SettingsHomePage {
  name: SettingsPageName;
  path: string;
  /** Whether it is marked as new for the person. */
  isBeta: boolean;
  facts: SettingsFact[];
}

export interface SettingsHomeSection {
  name: SettingsSectionName;
  pages: SettingsHomePage[];
}

/** A step that is missing before the distributor can sell; without a path where the person cannot take it. */
export interface MissingStep {
  name: SellingStep["name"];
  page: PageName | null;
  path: string | null;
}

/** What the home of all settings shows one person. */
export interface SettingsHome {
  /** Without sections in which the person may open nothing. */
  sections: SettingsHomeSection[];
  missing: MissingStep[];
}
