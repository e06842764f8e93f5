/** An entry of the integrators' menu in its editor. */
export interface SideBarEntry {
  name: string;
  /** Empty for the default title. */
  title: string;
}

/** The entries in the order of these names. */
export function orderEntries(entries: readonly SideBarEntry[], names: readonly string[]): SideBarEntry[] {
  return names.flatMap((name) => entries.find((entry) => entry.name === name) ?? []);
}
