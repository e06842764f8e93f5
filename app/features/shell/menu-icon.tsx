import {
  IconBuildingStore,
  IconClipboardList,
  IconHistory,
  IconHome,
  IconPackage,
  IconSettings,
  IconShieldLock,
  IconUsers,
} from "@tabler/icons-react";
import type { PageEntry } from "#domain/access/pages.ts";

const ICONS = {
  home: IconHome,
  order: IconClipboardList,
  kit: IconPackage,
  building: IconBuildingStore,
  people: IconUsers,
  roles: IconShieldLock,
  settings: IconSettings,
  audit: IconHistory,
} as const satisfies Record<NonNullable<PageEntry["icon"]>, unknown>;

export function MenuIcon({ name }: { name: NonNullable<PageEntry["icon"]> }) {
  const Icon = ICONS[name];
  return <Icon size={20} stroke={1.75} aria-hidden />;
}
