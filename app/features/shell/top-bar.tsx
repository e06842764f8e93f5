import { IconBrandWhatsapp, IconHelpCircle, IconMenu2 } from "@tabler/icons-react";
import type { ReactNode, RefObject } from "react";
import { TOP_BAR_TEXTS } from "#copy/shell/frame.ts";
import { SHELL_TEXTS } from "#copy/shell/portal.ts";
import { distributionCenterChip, SHELL_TAGS } from "#copy/spec/shell.ts";
import type { Appearance } from "#domain/access/preferences-schema.ts";
import { Bell, type BellProps } from "../notifications/bell.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { inertIf } from "#app/ui/popover.ts";
import type { Drawer } from "./use-drawer.ts";
import { type Person, UserMenu } from "./user-menu.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useCenterDialog } from "../centers/center-context.tsx";

export interface TopBarFacts {
  /** Whether the person's distributor has the advanced features. */
  isAdvanced: boolean;
  /** The person's center; null without one. */
  center: { state: string; city: string } | null;
  helpPath: string | null;
  /** Link to the chat with the distributor's support; null without one. */
  supportLink: string | null;
}

export interface TopBarProps extends TopBarFacts {
  drawer: Drawer;
  /** The button that opens the menu on a phone. */
  openerRef: RefObject<HTMLButtonElement>;
  /** The search of the palette. */
  search: ReactNode;
  bell: BellProps | null;
  person: Person;
  colorScheme: Appearance["colorScheme"];
}

/** The top bar: breadcrumb, search, notifications and user menu. */
export function TopBar(props: TopBarProps) {
  const { drawer, openerRef, search, isAdvanced, center, helpPath, supportLink, bell, person, colorScheme } =
    props;
  return (
    <header className="app-row app-gap-12 app-top" {...inertIf(drawer.isOpen)}>
      <Button
        ref={openerRef}
        kind="icon"
        className="app-top__toggle"
        aria-label={SHELL_TEXTS.openMenu}
        aria-expanded={drawer.isOpen}
        onClick={drawer.open}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </Button>
      <div className="app-row app-gap-12 app-top__where">
        <Breadcrumb />
        {isAdvanced && (
          <span className="app-top__badge" title={TOP_BAR_TEXTS.advancedHint}>
            {SHELL_TAGS.advanced}
          </span>
        )}
      </div>
      <div className="app-top__actions">
        {search}
        {center && <CenterChip {...center} />}
        {helpPath !== null && (
          <LinkButton to={helpPath} kind="icon" aria-label={TOP_BAR_TEXTS.help} prefetch="intent">
            <IconHelpCircle size={20} stroke={1.75} aria-hidden />
          </LinkButton>
        )}
        {supportLink !== null && (
          <LinkButton
            href={supportLink}
            target="_blank"
            rel="noopener noreferrer"
            kind="icon"
            aria-label={`${TOP_BAR_TEXTS.support} (${TOP_BAR_TEXTS.newTab})`}
          >
            <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
          </LinkButton>
        )}
        {bell && <Bell {...bell} />}
        <UserMenu {...person} colorScheme={colorScheme} />
      </div>
    </header>
  );
}

/** The person's center, with a button that changes it. */
function CenterChip({ state, city }: { state: string; city: string }) {
  const { open } = useCenterDialog();
  const text = distributionCenterChip({ state, city });
  return (
    <Button kind="bare" className="app-chip" title={text} onClick={open}>
      <span className="app-cut app-chip__text">{text}</span>
      <span className="gs-visually-hidden"> ({TOP_BAR_TEXTS.changeCenter})</span>
    </Button>
  );
}
