import {
  IconBuildingStore,
  IconChartBar,
  IconClipboardList,
  IconHistory,
  IconHome,
  IconLayoutSidebar,
  IconMessageStar,
  IconPackage,
  IconPalette,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
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
  chart: IconChartBar,
  survey: IconMessageStar,
  megaphone: IconSpeakerphone,
  palette: IconPalette,
  menu: IconLayoutSidebar,
} as const satisfies Record<NonNullable<PageEntry["icon"]>, unknown>;

export function MenuIcon({ name }: { name: NonNullable<PageEntry["icon"]> }) {
  const Icon = ICONS[name];
  return <Icon size={20} stroke={1.75} aria-hidden />;
}
